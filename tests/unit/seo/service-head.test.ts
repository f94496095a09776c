import { expect, it } from 'vitest';
import { serviceHead } from '#seo/heads/service.ts';
import { smallModel, smallService } from '#tests/support/small-model.ts';

const site = { model: smallModel(), origin: 'https://wash.example', day: '2026-06-01', cards: new Set<string>() };
const descriptionOf = (description: string): string =>
  serviceHead(site, { ...smallService('awning-washing'), description }).description;

it('describes a service without a catalogue entry in one line', () => {
  expect(descriptionOf('  Washing\n\nof awnings. ')).toMatch(/^Washing of awnings\. /);
});

it('describes a service whose row says nothing by its name', () => {
  expect(descriptionOf('')).toMatch(/^Awning Washing in Columbia, SC\. /);
});
