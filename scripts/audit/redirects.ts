/** Where a host redirects or rewrites a path to. */
export interface RedirectTarget {
  readonly to: string;
  /** 200 is a rewrite: the visitor's URL does not change. */
  readonly status: number;
}

/** The redirects of a site. */
export interface RedirectTable {
  /** The target of the first rule that matches a path; null if none does. */
  find(path: string): RedirectTarget | null;
  /** Rules without placeholders, in the file's order. */
  readonly fixed: readonly (RedirectTarget & { readonly from: string })[];
}

interface Pattern extends RedirectTarget {
  readonly matches: RegExp;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Compiles a rule's path: `:name` matches one segment, `*` the rest. */
function compilePath(from: string): RegExp {
  const source = from
    .split(/(:[A-Za-z]\w*|\*)/)
    .map((part) =>
      part === '*' ? '(?<splat>.*)' : part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : escapeRegExp(part),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

const fillPlaceholders = (to: string, groups: Readonly<Record<string, string>>): string =>
  to.replace(/:([A-Za-z]\w*)/g, (placeholder, name: string) => groups[name] ?? placeholder);

/**
 * Parses a _redirects file: a line per rule, `from to status`, with # comments
 * (https://developers.cloudflare.com/pages/configuration/redirects).
 */
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
  // The first rule for a path wins, but a Map keeps the last: insert in reverse order.
  const exact = new Map(fixed.toReversed().map((rule) => [rule.from, rule]));
  const patterns: Pattern[] = rules
    .filter(({ from }) => /[:*]/.test(from))
    .map((rule) => ({ ...rule, matches: compilePath(rule.from) }));
  return {
    fixed,
    find(path) {
      const rule = exact.get(path);
      if (rule !== undefined) return rule;
      for (const pattern of patterns) {
        const match = pattern.matches.exec(path);
        if (match !== null) return { to: fillPlaceholders(pattern.to, match.groups ?? {}), status: pattern.status };
      }
      return null;
    },
  };
}
