import { LEAD_STATES, type LeadState } from './lead-row.ts';

/** Search and filters of the desk. '' stands for any service or city. */
export interface LeadQuery {
  readonly search: string;
  readonly state: LeadState | 'all';
  readonly service: string;
  readonly city: string;
}

/** The query without any parameters in the address. */
export const ALL_LEADS: LeadQuery = { search: '', state: 'all', service: '', city: '' };

export const isFiltered = ({ search, state, service, city }: LeadQuery): boolean =>
  search.trim() !== '' || state !== 'all' || service !== '' || city !== '';

/** Parses the query string of an address, such as location.search. Ignores unknown parameters and states. */
export function readLeadQuery(search: string): LeadQuery {
  const params = new URLSearchParams(search);
  return {
    search: params.get('q') ?? '',
    state: LEAD_STATES.find((state) => state === params.get('state')) ?? 'all',
    service: params.get('service') ?? '',
    city: params.get('city') ?? '',
  };
}

/** Serializes a query with its question mark; '' for all leads. */
export function writeLeadQuery({ search, state, service, city }: LeadQuery): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (state !== 'all') params.set('state', state);
  if (service !== '') params.set('service', service);
  if (city !== '') params.set('city', city);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Lowercases a text and strips its accents, as private.search_form does in the store. */
const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A number as people write it: (803) 555-0100, 803.555.0100, or a part of one. */
const isNumber = (text: string): boolean => /^[\d\s().+/-]+$/.test(text) && /\d{2}/.test(text);

/** A word as a LIKE pattern. An apostrophe matches any, and none: phones type ’ where keyboards type '. */
const wordPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&').replace(/['‘’ʼ`]/g, '%')}%`;

/** The pattern of a number: its groups of digits in order, whatever stands between them. */
function numberPattern(number: string): string {
  const groups = number.match(/\d+/g) ?? [];
  // The country's code, which few people write.
  if (groups.join('').length === 11 && groups[0]?.startsWith('1') === true) groups[0] = groups[0].slice(1);
  return `%${groups.filter((group) => group !== '').join('%')}%`;
}

/** The LIKE patterns for leads.search_text that a lead has to match, all of them. */
export function searchPatterns(search: string): string[] {
  const text = searchForm(search).trim();
  if (text === '') return [];
  if (isNumber(text)) return [numberPattern(text)];
  return text.split(/\s+/).map((word) => (isNumber(word) ? numberPattern(word) : wordPattern(word)));
}
