import { join } from 'node:path';
import { shortCitySlug } from '#model/place.ts';
import {
  type FileRecord,
  readFolder,
  readRecord,
  readRows,
  slugOf,
  textOf,
} from '#scripts/pictures/pipeline/data-files.ts';

/** Whose page a card is shared for; the default card stands in for every other page. */
export type CardKind = 'default' | 'service' | 'city' | 'hub' | 'post';

/** What a card says: its page's title, a short line below it, and who speaks. */
export interface CardText {
  readonly kind: CardKind;
  /** As in the card's name: a city's slug has no state. Empty for the default card. */
  readonly slug: string;
  readonly title: string;
  readonly line: string | null;
  /** Beside the mark: the company's name, or its promise where the title names it. */
  readonly foot: string;
}

/** What every place's card says below the place. */
const TRADE = 'Exterior cleaning';

/** A text without the signs our font lacks: emoji, and what joins or colors them. */
const legible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Whether our font has the letters of a text; a page whose title it cannot set shows the default card. */
const hasLetters = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(text);

/** A place with its state, which stays on the line of its last word. */
const place = (name: string): string => `${name},\u00a0SC`;

/** The catalogue's entries and the store's rows of one kind, joined by slug; whichever there is gives the words. */
function joined(entries: readonly FileRecord[], rows: readonly FileRecord[] | null) {
  const entryBySlug = new Map(entries.map((entry) => [slugOf(entry), entry]));
  const rowBySlug = new Map((rows ?? []).map((row) => [slugOf(row), row]));
  return [...new Set([...entryBySlug.keys(), ...rowBySlug.keys()])]
    .sort()
    .map((slug) => ({ slug, entry: entryBySlug.get(slug), row: rowBySlug.get(slug) }));
}

/** The first of some fields whose record is there, the row's before the catalogue's as on the pages. */
function firstText(...fields: readonly (readonly [record: FileRecord | undefined, field: string])[]): string {
  const found = fields.find(([record]) => record !== undefined);
  return textOf(found![0]!, found![1]);
}

/** A draft's title, or one in the bin, is nobody's to read. */
const isHidden = ({ values }: FileRecord): boolean =>
  values['status'] === 'draft' || (values['deleted_at'] ?? null) !== null;

/** The words of every card, read from a data folder as the pages read them. Throws an Error that names what is missing. */
export function readCardWords(dataFolder: string): readonly CardText[] {
  const catalogue = (name: string): string => join(dataFolder, 'catalogue', name);
  const rows = (table: string) => readRows(join(dataFolder, 'snapshot', `${table}.json`));
  const business = readRecord(catalogue('business.json'));
  const company = textOf(business, 'name');
  const said = (kind: CardKind, slug: string, title: string, line: string | null): CardText => ({
    kind,
    slug,
    title: legible(title),
    line: line === null ? null : legible(line),
    foot: legible(company),
  });
  const pages = [
    ...joined(readFolder(catalogue('services')), rows('services')).map(({ slug, entry, row }) =>
      said(
        'service',
        slug,
        firstText([row, 'display_name'], [entry, 'name']),
        firstText([entry, 'shortDescription'], [row, 'description']),
      ),
    ),
    ...joined(readFolder(catalogue('cities')), rows('cities')).map(({ slug, entry, row }) =>
      said('city', shortCitySlug(slug), place(firstText([row, 'name'], [entry, 'name'])), TRADE),
    ),
    ...readFolder(catalogue('hubs')).map((hub) => {
      const [name, area] = [textOf(hub, 'name'), textOf(hub, 'areaName')];
      return said('hub', slugOf(hub), place(name), area === name ? TRADE : `${TRADE} in the ${area}`);
    }),
    ...(rows('posts') ?? [])
      .filter((post) => !isHidden(post))
      .map((post) => said('post', slugOf(post), textOf(post, 'title'), null)),
  ];
  const promise = legible(textOf(business, 'guarantee'));
  return [{ ...said('default', '', company, null), foot: promise }, ...pages.filter(({ title }) => hasLetters(title))];
}
