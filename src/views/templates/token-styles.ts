import { measuredPairs } from './color-pairs.ts';
import { colors, families, spaces, type Token, tokens } from './tokens.ts';

/** The attribute that gives an element the look of a token: 'color/ink', 'pair/ink/paper'. */
const rules = (kind: string, list: readonly Token[], declare: (value: string) => string): string[] =>
  list.map(({ name, value }) => `[data-token='${kind}/${name}'] { ${declare(value)} }`);

const sized = (value: string): string => {
  const [size = '', line] = value.split(' / ');
  return `font-size: ${size};${line === undefined ? '' : ` line-height: ${line};`}`;
};

/**
 * A style sheet with a rule for every token of tailwind.config.mjs, for the styleguide alone: a token that is added
 * there is shown without another word. Style attributes would do, and the Content-Security-Policy forbids them.
 */
export function tokenStyles(): string {
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
