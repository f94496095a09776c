/** Resolves CSS escapes: `\:` is a colon, `\31 ` the digit 1 (w3.org/TR/css-syntax-3/#escaping). */
const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const CLASS = /\.(-?(?:[_a-z]|[^\0-\x7f]|\\(?:[0-9a-f]{1,6}\s?|.))(?:[\w-]|[^\0-\x7f]|\\(?:[0-9a-f]{1,6}\s?|.))*)/gi;

/** The classes in a stylesheet's selectors. Comments, strings and declarations are ignored. */
export function cssClasses(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  // Text before an opening brace is a selector or an at-rule.
  const preludes = bare.match(/(?:\\.|[^{};\\])+(?=\{)/g) ?? [];
  const selectors = preludes.map((prelude) => prelude.trim()).filter((prelude) => !prelude.startsWith('@'));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(CLASS)].map((match) => unescaped(match[1]!))));
}
