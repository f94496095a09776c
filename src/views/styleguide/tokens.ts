import theme from '#styles/theme.mjs';

/** A design token: a value and the name of its role. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

type Scale = Readonly<Record<string, unknown>>;

const own = theme as Readonly<Record<string, unknown>> & { readonly extend?: Readonly<Record<string, unknown>> };

/** A scale of the theme: its own values and its extensions of Tailwind's. */
const scale = (key: string): Scale => ({ ...(own[key] as Scale), ...(own.extend?.[key] as Scale) });

/** Formats a value; a font size may have a line height: '1.2rem / 1.5'. */
const valueOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(' / ') : String(value));

/** The tokens of a scale, in order. */
export const tokens = (key: string): Token[] =>
  Object.entries(scale(key)).map(([name, value]) => ({ name, value: valueOf(value) }));

/** The colors, with shades named like 'ink-soft'. Keywords such as 'transparent' are left out. */
export function colors(): Token[] {
  return Object.entries(scale('colors'))
    .flatMap(([role, shades]) =>
      typeof shades === 'string'
        ? [{ name: role, value: shades }]
        : Object.entries(shades as Readonly<Record<string, string>>).map(([shade, value]) => ({
            name: shade === 'DEFAULT' ? role : `${role}-${shade}`,
            value,
          })),
    )
    .filter(({ value }) => value.startsWith('#'));
}

/** The font families with their fallbacks. */
export const families = (): Token[] =>
  Object.entries(scale('fontFamily')).map(([name, stack]) => ({
    name,
    value: (stack as readonly string[]).join(', '),
  }));

/** The spacing steps that the stylesheets use most. A step is 0.25 rem. */
export const spaces = (): Token[] =>
  [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 20].map((step) => ({ name: String(step), value: `${step / 4}rem` }));
