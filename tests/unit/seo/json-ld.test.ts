import { describe, expect, it } from 'vitest';
import { neighborhoodFaqHead } from '#seo/heads/neighborhood-faq.ts';
import { graphJson, node, scriptJson } from '#seo/json-ld.ts';
import { smallModel, smallPlace, smallService } from '#tests/support/small-model.ts';
import { HOSTILE_NAMES } from '#tests/support/snapshot-folder.ts';

const site = { model: smallModel(), origin: 'https://wash.example', day: '2026-06-01', cards: new Set<string>() };

describe('structured data in a page', () => {
  it.each(HOSTILE_NAMES)('escapes a hostile place name inside its script: %j', (name) => {
    const { graph } = neighborhoodFaqHead(site, smallService('house-washing'), { ...smallPlace('shandon'), name });
    const json = graphJson(graph);
    expect(json).not.toMatch(/[<>]/);
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(name).slice(1, -1));
  });

  it('escapes script end tags and JavaScript line separators', () => {
    const json = scriptJson({ name: '</script><!--\u2028\u2029' });
    expect(json).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(json)).toEqual({ name: '</script><!--\u2028\u2029' });
  });

  it('omits unknown values', () => {
    expect(node({ a: null, b: undefined, c: '', d: [], e: 0, f: 'x' })).toEqual({ e: 0, f: 'x' });
  });
});
