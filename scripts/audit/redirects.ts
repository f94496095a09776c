/** What a host answers instead of the file at a path. */
export interface Redirection {
  readonly to: string;
  /** 200 is a rewrite: the visitor stays at the address asked for. */
  readonly status: number;
}

/** The redirects of a site. */
export interface RedirectTable {
  /** The first rule that matches a path, null if none does. */
  find(path: string): Redirection | null;
  /** Rules without placeholders, in the file's order: from, to, status. */
  readonly fixed: readonly (Redirection & { readonly from: string })[];
}

interface Pattern extends Redirection {
  readonly matches: RegExp;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A rule's path as a regular expression: `:name` is one segment, `*` the rest. */
function patternOf(from: string): RegExp {
  const source = from
    .split(/(:[A-Za-z]\w*|\*)/)
    .map((part) =>
      part === '*' ? '(?<splat>.*)' : part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escapeRegExp(part),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

const fill = (to: string, groups: Readonly<Record<string, string>>): string =>
  to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => groups[name] ?? whole);

/** Reads a _redirects file: `from to status` a line, # for comments (developers.cloudflare.com/pages/configuration/redirects). */
export function parseRedirects(text: string): RedirectTable {
  const rules = text
    .split('\n')
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*$/, '')
        .trim()
        .split(/\s+/),
    )
    .flatMap(([from, to, status = '302']) => (from && to ? [{ from, to, status: Number(status) }] : []));
  const fixed = rules.filter(({ from }) => !/[:*]/.test(from));
  // The first rule wins, and a Map keeps the last of equal keys.
  const exact = new Map(fixed.toReversed().map((rule) => [rule.from, rule]));
  const patterns: Pattern[] = rules
    .filter(({ from }) => /[:*]/.test(from))
    .map((rule) => ({ ...rule, matches: patternOf(rule.from) }));
  return {
    fixed,
    find(path) {
      const rule = exact.get(path);
      if (rule !== undefined) return rule;
      for (const pattern of patterns) {
        const match = pattern.matches.exec(path);
        if (match !== null) return { to: fill(pattern.to, match.groups ?? {}), status: pattern.status };
      }
      return null;
    },
  };
}
