/** A page of a built site. */
export interface MarkupPage {
  readonly file: string;
  readonly html: string;
}

/** Elements without an end tag. */
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Elements that contain text, whatever it looks like. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);

/** Elements whose children are valid in any order and number. */
const ANY_ORDER = new Set(
  'a article aside b blockquote button code del div em footer h1 h2 h3 h4 header i li main nav p section small span strong sup td th'.split(
    ' ',
  ),
);

/** Attributes whose value may be any text. */
const TEXT_ATTRIBUTE = /^(?:alt|title|aria-label|placeholder|props|data-.+)$/;

/** Elements of SVG that contain nothing, and <text>. */
const SHAPES = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'use']);

/** Attributes of SVG that take numbers, as many as a drawing needs. */
const DRAWING_ATTRIBUTE = /^(?:d|points|transform|[cr]?[xy]|[xy][12]|r|width|height)$/;

/** Attributes that refer to ids of the page. */
const REFERENCE =
  /^(?:for|form|list|headers|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage|flowto))$/;

/** <meta> elements whose content may be any text. */
const TEXT_META = / (?:name="(?:description|keywords)"|property="og:(?:title|description|url|image|image:alt)")/;

const TAG = /<(\/?)([a-z][a-z\d-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/y;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const TEXT = /[^<]+/y;
const COMMENT_OR_DOCTYPE = /<!--(?!-?>)(?:(?!--).)*-->|<!DOCTYPE html>/sy;

/** Each character of a text that is neither a letter nor a digit, and each character reference: once, sorted. */
const characters = (text: string): string => [...new Set(text.match(/&[^\s;&]*;?|[^\p{L}\d]/gu) ?? [])].sort().join('');

/** A URL with the words of its path shortened; as it is, if it has escapes, which may be invalid. */
function urlForm(url: string): string {
  const path = /^(?:[a-z]+:\/\/[^/]*)?\//.exec(url);
  if (path === null || url.includes('%')) return url;
  return path[0] + url.slice(path[0].length).replace(/[a-z\d]+(?:-[a-z\d]+)*/gi, 'a');
}

/** The form of a drawing's numbers: which commands and separators there are. */
const drawingForm = (value: string): string => {
  const commands = value.replace(/-?\d+(?:\.\d+)?/g, '0');
  return [...new Set(commands.match(/[a-z]*[^a-z]*/gi))].sort().join('_');
};

/** The form of an attribute's value. Values with equal forms are all valid, or none is. */
function valueForm(element: string, attributes: string, name: string, value: string): string {
  if (SHAPES.has(element) && DRAWING_ATTRIBUTE.test(name)) return drawingForm(value);
  const isText =
    TEXT_ATTRIBUTE.test(name) ||
    (name === 'content' && element === 'meta' && TEXT_META.test(attributes)) ||
    // Any text is valid there; the quote form has the page's path in one.
    (name === 'value' && element === 'input' && attributes.includes(' type="hidden"'));
  if (isText || name === 'id' || REFERENCE.test(name)) return value === '' ? '' : `(${characters(value)})`;
  return name === 'href' || name === 'src' ? urlForm(value) : value;
}

/** A start tag: what it says apart from the words of its page. */
interface StartTag {
  readonly form: string;
  /** Its name, its role and the names of its attributes: what the validity of its contents may depend on. */
  readonly kind: string;
  readonly ids: readonly string[];
  readonly references: readonly string[];
  readonly repeatsAttribute: boolean;
}

function readStartTag(element: string, attributes: string): StartTag {
  const found = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => ({ name, value }));
  const names = found.map(({ name }) => name.toLowerCase());
  const form = found.map(({ name, value }) => ` ${name}="${valueForm(element, attributes, name, value)}"`).join('');
  const kind = found.map(({ name, value }) => (name === 'role' ? ` role=${value}` : ` ${name}`)).join('');
  return {
    form: `<${element}${form}>`,
    kind: element + kind,
    ids: found.filter(({ name }) => name === 'id').map(({ value }) => value),
    references: found.filter(({ name }) => REFERENCE.test(name)).flatMap(({ value }) => value.match(/\S+/g) ?? []),
    repeatsAttribute: new Set(names).size < names.length,
  };
}

/** The form of a text. That of <time> may be a date, and that of styles and scripts is code. */
function textForm(element: string, kind: string, attributes: string, text: string): string {
  const isCode = element === 'style' || (element === 'script' && !attributes.includes('"application/ld+json"'));
  if (isCode || kind === 'time') return text;
  return text.trim() === '' ? '' : `(${characters(text)})`;
}

/** An element that is open at the current position. */
interface Open {
  readonly name: string;
  readonly kind: string;
  readonly attributes: string;
  /** The number of the kinds of the element and of all that it is in. */
  readonly context: number;
  /** The names of its children so far, 'text' for a text; repetitions are left out. */
  readonly children: string[];
}

/**
 * Reads pages and remembers what is the same in them. The pages of a site have millions of tags, but few
 * different ones.
 */
export class MarkupReader {
  readonly #tags = new Map<string, StartTag>();
  readonly #contexts = new Map<string, number>();

  #startTag(source: string, name: string, attributes: string): StartTag {
    const known = this.#tags.get(source);
    if (known !== undefined) return known;
    const tag = readStartTag(name, attributes);
    this.#tags.set(source, tag);
    return tag;
  }

  #context(parent: number, kind: string): number {
    const key = `${parent}>${kind}`;
    const known = this.#contexts.get(key) ?? this.#contexts.size + 1;
    this.#contexts.set(key, known);
    return known;
  }

  /**
   * The forms of everything in a page: of each element with its attributes, by what it is in and what it follows,
   * and of each text. Null if the page has anything that this reader does not follow exactly, as a browser's parser
   * might repair it: an unescaped <, an element that is not closed or not open, an unquoted attribute; and if an
   * id occurs twice or is referred to but missing.
   */
  forms(html: string): ReadonlySet<string> | null {
    const forms = new Set<string>();
    const ids = new Set<string>();
    const references: string[] = [];
    const open: Open[] = [{ name: '', kind: '', attributes: '', context: 0, children: [] }];
    let mains = 0;
    let position = 0;
    const next = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = position;
      const found = pattern.exec(html);
      if (found !== null) position = pattern.lastIndex;
      return found;
    };
    const add = ({ context, children }: Open, form: string, name: string): void => {
      const last = children.at(-1) ?? '';
      forms.add(`${context}|${last}|${form}`);
      if (last !== name) children.push(name);
    };

    while (position < html.length) {
      const parent = open.at(-1)!;
      const end = RAW.has(parent.name) ? html.indexOf('</', position) : position;
      if (end < 0) return null;
      const text = end > position ? html.slice(position, end) : next(TEXT)?.[0];
      if (text !== undefined) {
        position = Math.max(position, end);
        const form = textForm(parent.name, parent.kind, parent.attributes, text);
        if (form !== '') add(parent, form, 'text');
        continue;
      }
      const found = next(TAG);
      if (found === null) {
        const other = next(COMMENT_OR_DOCTYPE);
        if (other === null) return null;
        if (!other[0].startsWith('<!--')) add(parent, other[0], other[0]);
        continue;
      }
      const [source, slash, name = '', attributes = '', closes] = found;
      if (slash === '/') {
        if (parent.name !== name || attributes !== '' || closes === '/') return null;
        // What a list, a table or the head contains, and whether an element is empty.
        forms.add(`${parent.context}|${ANY_ORDER.has(name) ? parent.children.length > 0 : parent.children.join()}|end`);
        open.pop();
        continue;
      }
      const tag = this.#startTag(source, name, attributes);
      if (tag.repeatsAttribute || tag.ids.some((id) => ids.has(id))) return null;
      for (const id of tag.ids) ids.add(id);
      references.push(...tag.references);
      if (name === 'main') mains += 1;
      add(parent, tag.form + closes!, name === 'meta' || name === 'link' ? tag.kind : name);
      if (VOID.has(name)) continue;
      if (closes === '/') {
        // Only foreign elements close themselves.
        if (!SHAPES.has(name) || !open.some((element) => element.name === 'svg')) return null;
        continue;
      }
      const context = this.#context(parent.context, tag.kind);
      open.push({ name, kind: tag.kind, attributes, context, children: [] });
    }
    if (open.length > 1 || references.some((id) => !ids.has(id))) return null;
    return forms.add(`${mains} <main>`);
  }
}

/**
 * The files that a checker of markup must read in order to find what it finds in all: each page with a form that no
 * page before it has, and each page that MarkupReader cannot read exactly. Nothing is assumed of how the pages were
 * made.
 */
export function filesToCheck(pages: Iterable<MarkupPage>): string[] {
  const reader = new MarkupReader();
  const seen = new Set<string>();
  const files: string[] = [];
  for (const { file, html } of pages) {
    const forms = reader.forms(html);
    const before = seen.size;
    for (const form of forms ?? []) seen.add(form);
    if (forms === null || seen.size > before) files.push(file);
  }
  return files;
}
