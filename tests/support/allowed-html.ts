// Independent of the sanitizer schema in src/content/article on purpose: a mistake there must not be repeated
// here.

const any = /^/;
const HREF = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const PICTURE =
  /^(?:https:\/\/store\.example\/storage\/v1\/object\/public\/pictures\/|\/images\/uploads\/)[\da-f]{32}-\d+x\d+(?:-small)?\.(?:webp|avif|jpg)$/;
const HEADING_ID = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const OF_THE_PAGE = new Set(['main', 'cta-title', 'next-title', 'process', 'fbq']);
const NOTE_ID = /^note\./;

type Rule = RegExp | ((value: string) => boolean);

const headingId: Rule = (value) => HEADING_ID.test(value) && !OF_THE_PAGE.has(value);
const heading = { id: headingId };
const cell = { align: /^(?:left|center|right)$/ };

/** The elements that a post's article may contain, with their allowed attributes and values. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  article: { class: /^wrap$/ },
  header: { class: /^opening$/ },
  div: {
    class: /^(?:reading|long-text opens|table-scroll)$/,
    role: /^region$/,
    'aria-label': /^Table \d/,
    tabindex: /^0$/,
  },
  nav: { class: /^text-index$/, 'aria-label': /^In this article$/ },
  details: {},
  summary: {},
  h1: {},
  h2: heading,
  h3: heading,
  h4: heading,
  p: { class: /^(?:lead mt-5|byline)$/ },
  span: {},
  time: { datetime: /^\d{4}-/ },
  a: { href: HREF, title: any, id: NOTE_ID, 'aria-label': /^Back to reference / },
  ul: {},
  ol: { start: /^\d+$/ },
  li: { id: NOTE_ID },
  strong: {},
  em: {},
  del: {},
  sup: {},
  code: {},
  pre: {},
  blockquote: {},
  hr: {},
  br: {},
  figure: {},
  figcaption: {},
  img: {
    class: /^(?:tall|cover)$/,
    src: PICTURE,
    srcset: (value) => value.split(', ').every((part) => /^\S+ \d+w$/.test(part) && PICTURE.test(part.split(' ')[0]!)),
    sizes: /^[\w():, .-]+$/,
    width: /^\d+$/,
    height: /^\d+$/,
    alt: any,
    title: any,
    loading: /^(?:lazy|eager)$/,
    decoding: /^async$/,
    fetchpriority: /^high$/,
  },
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  th: cell,
  td: cell,
};

/** The disallowed parts of an element (lower-case name): the element itself, or some of its attributes. */
export function issuesOf(name: string, attributes: readonly (readonly [string, string])[]): string[] {
  const rules = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (rules === undefined) return [`<${name}>`];
  return attributes.flatMap(([attribute, value]) => {
    const rule = Object.hasOwn(rules, attribute) ? rules[attribute] : undefined;
    const isFine = typeof rule === 'function' ? rule(value) : rule?.test(value);
    return isFine === true ? [] : [`<${name} ${attribute}="${value}">`];
  });
}
