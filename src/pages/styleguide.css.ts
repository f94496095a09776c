import type { APIRoute } from 'astro';
import { measuredPairs } from '#views/styleguide/color-pairs.ts';
import { colors, families, spaces, type Token, tokens } from '#views/styleguide/tokens.ts';

/** Rules for elements with a token's data-token attribute: 'color/ink', 'pair/ink/paper'. */
const rules = (kind: string, list: readonly Token[], declare: (value: string) => string): string[] =>
  list.map(({ name, value }) => `[data-token='${kind}/${name}'] { ${declare(value)} }`);

const sized = (value: string): string => {
  const [size = '', line] = value.split(' / ');
  return `font-size: ${size};${line === undefined ? '' : ` line-height: ${line};`}`;
};

/**
 * A rule for every token of tailwind.config.mjs, so that new tokens appear in the styleguide automatically.
 */
function tokenStyles(): string {
  const pairs = measuredPairs().map(({ front, back, frontValue, backValue }) => ({
    name: `${front}/${back}`,
    value: `color: ${frontValue}; background: ${backValue};`,
  }));
  return [
    ...rules('color', colors(), (value) => `background: ${value};`),
    ...rules('pair', pairs, (value) => value),
    ...rules('family', families(), (value) => `font-family: ${value};`),
    ...rules('size', tokens('fontSize'), sized),
    ...rules('space', spaces(), (value) => `width: ${value};`),
    ...rules('corner', tokens('borderRadius'), (value) => `border-radius: ${value};`),
    ...rules('shadow', tokens('boxShadow'), (value) => `box-shadow: ${value};`),
    ...rules('motion', tokens('transitionDuration'), (value) => `transition-duration: ${value};`),
    '',
  ].join('\n');
}

/**
 * /styleguide.css: the swatches of /styleguide. A file, because the Content-Security-Policy forbids style
 * attributes.
 */
export const GET: APIRoute = () =>
  new Response(tokenStyles(), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
