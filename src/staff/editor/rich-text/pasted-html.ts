import { DomUtils, parseDocument, Parser } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element['children'][number];

/** The look of a text, as far as a post can have it. */
interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly struck: boolean;
  /** Within a heading or a header cell, which are bold by themselves. */
  readonly inHeading: boolean;
}

const PLAIN: Look = { bold: false, italic: false, struck: false, inHeading: false };

/** Marks that are written as they stand; their text has no other look. */
const VERBATIM = new Set(['code', 'pre']);

/** Elements whose content is no text of the page. */
const IGNORED = new Set(
  'audio base button canvas embed head iframe input link math meta noscript object script select style svg template textarea title video xml'.split(
    ' ',
  ),
);

/** Blocks that a post can have, and what the other ones become. */
const BLOCKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table caption thead tbody tfoot tr td th'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...Object.fromEntries(
    'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header html main nav section summary'
      .split(' ')
      .map((name) => [name, 'div']),
  ),
  menu: 'ul',
  dir: 'ul',
};

/** Blocks that are nothing without content. */
const EMPTY_IS_NOTHING = new Set(['p', 'div', 'blockquote', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Limits the cells that one colspan is expanded to. */
const MAX_COLSPAN = 20;

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeValue = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** The declarations of an element's style attribute, names and values in lower case. */
function styleOf({ attribs }: Element): ReadonlyMap<string, string> {
  const declarations = (attribs['style'] ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
    }),
  );
}

const isHidden = (element: Element, style: ReadonlyMap<string, string>): boolean =>
  element.attribs['hidden'] !== undefined ||
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all' ||
  // The comments of a Word document.
  style.get('mso-element')?.startsWith('comment') === true ||
  /\bMsoCommentReference\b|\bmsocomanchor\b/.test(element.attribs['class'] ?? '');

const isBoldWeight = (weight: string): boolean => weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;

/** The look of what an element contains: its tag, then its style, decide what its surroundings do not. */
function lookIn(element: Element, style: ReadonlyMap<string, string>, around: Look): Look {
  const { name } = element;
  const weight = style.get('font-weight');
  const slant = style.get('font-style');
  const line = style.get('text-decoration') ?? style.get('text-decoration-line');
  const isDefault = (value: string | undefined): value is undefined => value === undefined || value === 'inherit';
  return {
    bold: isDefault(weight) ? around.bold || name === 'b' || name === 'strong' : isBoldWeight(weight),
    italic: isDefault(slant) ? around.italic || name === 'i' || name === 'em' : /^(?:italic|oblique)/.test(slant),
    struck: around.struck || ['s', 'strike', 'del'].includes(name) || line?.includes('line-through') === true,
    inHeading: around.inHeading || /^(?:h[1-6]|th)$/.test(name),
  };
}

/** Text with its look. Runs of spaces become one, also of those that do not break. */
function writeText(text: string, { bold, italic, struck, inHeading }: Look): string {
  const words = escapeText(text.replace(/[ \u00a0]*(?:\u00a0 | \u00a0|\u00a0\u00a0)[ \u00a0]*/g, ' '));
  if (words.trim() === '') return words === '' ? '' : ' ';
  const marks = [bold && !inHeading ? 'strong' : '', italic ? 'em' : '', struck ? 'del' : ''].filter(Boolean);
  return marks.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, words);
}

/** Whether a node is a block, or wraps blocks, as the <b> around everything from Google Docs does. */
const hasBlocks = (node: Node): boolean =>
  DomUtils.isTag(node) && !IGNORED.has(node.name) && (BLOCKS[node.name] !== undefined || node.children.some(hasBlocks));

const isBreak = (node: Node): node is Element => DomUtils.isTag(node) && node.name === 'br';

/** Whether a node is nothing that stands between blocks. */
const isBlank = (node: Node): boolean =>
  isBreak(node) || (DomUtils.isText(node) ? node.data.trim() === '' : !DomUtils.isTag(node));

/** A break of a page, or one that browsers add at the end of what they copy. */
const isNoLineBreak = (element: Element): boolean =>
  element.attribs['style']?.includes('page-break') === true ||
  element.attribs['class']?.includes('Apple-interchange-newline') === true;

/** An item of a list that is written as a paragraph (Word), or as a list of its own (Word on the web). */
interface ListItem {
  /** From 1. */
  readonly level: number;
  readonly ordered: boolean;
  /** HTML. */
  readonly content: string;
}

/** The level of a paragraph of Word's that is an item of a list; null for others. */
function wordLevel(node: Node): number | null {
  if (!DomUtils.isTag(node) || node.name !== 'p') return null;
  const level = /\blevel(\d)/.exec(styleOf(node).get('mso-list') ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** The bullet or number that Word writes before the text of an item. */
const isMarker = (node: Node): boolean => DomUtils.isTag(node) && styleOf(node).get('mso-list') === 'ignore';

/** '1.', 'a)', '(iv)'; not the letter o, which is a bullet. */
const isNumber = (marker: string): boolean => /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(marker);

const isElementNamed =
  (...names: readonly string[]) =>
  (node: Node): node is Element =>
    DomUtils.isTag(node) && names.includes(node.name);

const isList = isElementNamed('ul', 'ol');

/** The items of a node that is part of a list without being nested in it; none for any other node. */
function flatItems(node: Node, look: Look): readonly ListItem[] {
  const level = wordLevel(node);
  if (level !== null && DomUtils.isTag(node)) {
    const [marker] = DomUtils.filter(isMarker, node);
    const ordered = marker !== undefined && isNumber(DomUtils.textContent(marker).trim());
    return [{ level, ordered, content: writeNodes(node.children, lookIn(node, styleOf(node), look)) }];
  }
  if (!DomUtils.isTag(node)) return [];
  if (node.name === 'div' && /\bListContainerWrapper\b/.test(node.attribs['class'] ?? ''))
    return node.children.flatMap((child) => flatItems(child, look));
  if (!isList(node)) return [];
  const items = node.children.filter(isElementNamed('li'));
  if (items.length === 0 || !items.every(({ attribs }) => attribs['data-aria-level'] !== undefined)) return [];
  return items.map((item) => ({
    level: Number(item.attribs['data-aria-level']) || 1,
    ordered: node.name === 'ol',
    content: writeNodes(item.children, look),
  }));
}

/** Nests items by their levels. A list of the other kind at the same level is a list of its own. */
function nested(items: readonly ListItem[]): string {
  const open: { readonly level: number; readonly tag: string }[] = [];
  let html = '';
  const close = (): void => {
    html += `</li></${open.pop()?.tag ?? ''}>`;
  };
  for (const { level, ordered, content } of items) {
    const tag = ordered ? 'ol' : 'ul';
    while ((open.at(-1)?.level ?? 0) > level && open.length > 1 && (open.at(-2)?.level ?? 0) >= level) close();
    const last = open.at(-1);
    if (last !== undefined && last.level >= level && last.tag === tag) html += '</li>';
    else {
      if (last !== undefined && last.level >= level) close();
      html += `<${tag}>`;
      open.push({ level, tag });
    }
    html += `<li>${content}`;
  }
  while (open.length > 0) close();
  return html;
}

/** The items of a list. A list that stands between items, not within one, belongs to the item before it. */
function writeItems(children: readonly Node[], look: Look): string {
  const items: string[] = [];
  for (const child of children) {
    const isItem = DomUtils.isTag(child) && child.name === 'li' && !isHidden(child, styleOf(child));
    const content = isItem ? writeNodes(child.children, lookIn(child, styleOf(child), look)) : writeNode(child, look);
    if (content.trim() === '') continue;
    const before = isItem ? undefined : items.pop();
    items.push((before ?? '') + content);
  }
  return items.map((content) => `<li>${content}</li>`).join('');
}

/** A cell as <th> in the first row and <td> below, with empty cells in place of what it spanned. */
function writeCell(cell: Element, look: Look): string {
  let table: Element | null = cell;
  while (table !== null && table.name !== 'table') table = table.parent as Element | null;
  const [firstRow] = table === null ? [] : DomUtils.getElementsByTagName('tr', table);
  const tag = firstRow === undefined || firstRow === cell.parent ? 'th' : 'td';
  const style = styleOf(cell);
  const align = cell.attribs['align'] ?? style.get('text-align') ?? '';
  const attribute = /^(?:left|center|right)$/.test(align) ? ` align="${align}"` : '';
  const others = Math.min(MAX_COLSPAN, Number(cell.attribs['colspan'] ?? 1)) - 1;
  const content = writeNodes(cell.children, { ...lookIn(cell, style, look), inHeading: tag === 'th' });
  return `<${tag}${attribute}>${content}</${tag}>${`<${tag}></${tag}>`.repeat(Math.max(0, others || 0))}`;
}

/** The address behind the one that Google puts before links. */
function linkTarget(href: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(href) || !URL.canParse(href)) return href;
  const { searchParams } = new URL(href);
  return searchParams.get('q') ?? searchParams.get('url') ?? href;
}

/** Pictures that only count visits. */
const isPixel = ({ attribs: { width, height } }: Element): boolean =>
  width !== undefined && height !== undefined && Number(width) <= 1 && Number(height) <= 1;

/** A block under the name that the post has for it. */
function writeBlock(element: Element, tag: string, look: Look): string {
  const within = lookIn(element, styleOf(element), look);
  if (tag === 'hr') return '<hr>';
  if (tag === 'td' || tag === 'th') return writeCell(element, look);
  const isTitle = tag === 'p' && /\bMsoTitle\b/.test(element.attribs['class'] ?? '');
  if (isTitle) return `<h1>${writeNodes(element.children, { ...within, inHeading: true })}</h1>`;
  const content =
    tag === 'ul' || tag === 'ol' ? writeItems(element.children, within) : writeNodes(element.children, within);
  if (EMPTY_IS_NOTHING.has(tag) && content.replaceAll('<br>', '').trim() === '') return '';
  // Blocks need no other block around them; around text it keeps the text apart from what stands beside it.
  const isNeeded = tag !== 'div' || element.children.some((child) => !hasBlocks(child) && !isBlank(child));
  return isNeeded ? `<${tag}>${content}</${tag}>` : content;
}

/** The text of code, with its line breaks. */
const codeText = (node: Node): string =>
  isBreak(node)
    ? '\n'
    : DomUtils.isText(node)
      ? node.data
      : DomUtils.hasChildren(node)
        ? node.children.map(codeText).join('')
        : '';

function writeNode(node: Node, look: Look): string {
  if (DomUtils.isText(node)) return writeText(node.data, look);
  if (!DomUtils.isTag(node)) return '';
  const { name, attribs, children } = node;
  const style = styleOf(node);
  // Office's own elements: shapes (v:), smart tags (st1:), and o:p around text.
  if (IGNORED.has(name) || /^[vwm]:/.test(name) || isHidden(node, style) || isMarker(node)) return '';
  if (VERBATIM.has(name)) return `<${name}>${escapeText(codeText(node))}</${name}>`;
  if (name === 'br') return isNoLineBreak(node) ? '' : '<br>';
  if (name === 'img') {
    if (isPixel(node)) return '';
    const values = ['src', 'alt', 'title'].flatMap((key) =>
      attribs[key] === undefined ? [] : [` ${key}="${escapeValue(attribs[key])}"`],
    );
    return `<img${values.join('')}>`;
  }
  const block = BLOCKS[name];
  if (block !== undefined) return writeBlock(node, block, look);
  if (/\bApple-converted-space\b/.test(attribs['class'] ?? '')) return ' ';
  const content = writeNodes(children, lookIn(node, style, look));
  const href = linkTarget(attribs['href'] ?? '');
  // Fragments lead to headings and notes of the document, which the post does not have.
  const isLink = name === 'a' && href !== '' && !href.startsWith('#') && content.trim() !== '';
  return isLink ? `<a href="${escapeValue(href)}">${content}</a>` : content;
}

/** The nodes of one parent. Between blocks, line breaks and spaces mean nothing. */
function writeNodes(nodes: readonly Node[], look: Look): string {
  const areBlocks = nodes.some(hasBlocks);
  let html = '';
  let items: ListItem[] = [];
  const endList = (): void => {
    html += nested(items);
    items = [];
  };
  for (const node of nodes) {
    if (areBlocks && isBlank(node)) continue;
    const found = areBlocks ? flatItems(node, look) : [];
    if (found.length > 0) items.push(...found);
    else {
      endList();
      html += writeNode(node, look);
    }
  }
  endList();
  return html;
}

/** ProseMirror writes this into what is copied from an editor: whole nodes in their order, which stay as they are. */
const FROM_EDITOR = /\sdata-pm-slice=/;

/** The text of HTML without anything else. */
function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({ ontext: (text) => parts.push(text), onopentag: () => parts.push(' ') });
  parser.end(html);
  return parts.join('');
}

/**
 * Reduces HTML from the clipboard to what a post can have: paragraphs, headings, nested lists, quotes, tables, links,
 * code and pictures, and bold, italic and struck text as it looked. Understands the forms of Word, LibreOffice, Google
 * Docs and browsers, which write bold as a tag or as a style, and lists as lists, as paragraphs, or as lists beside
 * their items. The result has no styles and no scripts, but links and pictures may lead anywhere.
 */
export function cleanPastedHtml(html: string): string {
  if (FROM_EDITOR.test(html)) return html;
  const page = parseDocument(html);
  const [body] = DomUtils.getElementsByTagName('body', page, true, 1);
  try {
    return writeNodes(body?.children ?? page.children, PLAIN);
  } catch (error) {
    // Nested deeper than the stack: no document is.
    if (error instanceof RangeError) return escapeText(plainText(html));
    throw error;
  }
}
