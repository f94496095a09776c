/** A state of the United States, or the District of Columbia. */
export interface State {
  readonly name: string;
  /** The abbreviation of the postal service: 'SC'. */
  readonly abbreviation: string;
}

const NAMES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming';

/**
 * The states, by name. Marked as free of side effects, so that scripts which only need paths leave the list out.
 */
export const STATES: readonly State[] = /* @__PURE__ */ (() =>
  NAMES.split(',').map((entry) => ({ abbreviation: entry.slice(0, 2), name: entry.slice(3) })))();

/** The end of the slug of every city of a state: '-south-carolina'. */
export const slugSuffix = ({ name }: State): string => `-${name.toLowerCase().replaceAll(' ', '-')}`;

// The longest first: 'charleston-west-virginia' is not in Virginia.
const BY_SUFFIX = /* @__PURE__ */ (() =>
  STATES.map((state) => ({ state, suffix: slugSuffix(state) })).sort((a, b) => b.suffix.length - a.suffix.length))();

type Match = (typeof BY_SUFFIX)[number] | undefined;

// Every path of a place asks for the slug of its city.
const matches = new Map<string, Match>();

function findState(slug: string): Match {
  if (!matches.has(slug))
    matches.set(
      slug,
      BY_SUFFIX.find(({ suffix }) => slug.endsWith(suffix) && slug.length > suffix.length),
    );
  return matches.get(slug);
}

/** Whether a slug ends in the name of a state, as the slug of every city does. */
export const isCitySlug = (slug: string): boolean => findState(slug) !== undefined;

/** The state of a city, from its slug. Throws an Error for a slug that does not end in the name of a state. */
export function stateOf(citySlug: string): State {
  const found = findState(citySlug);
  if (found === undefined) throw new Error(`The slug '${citySlug}' does not end in the name of a state.`);
  return found.state;
}

/** A city's slug without the state: 'columbia-south-carolina' becomes 'columbia'. */
export const shortCitySlug = (slug: string): string =>
  slug.slice(0, slug.length - (findState(slug)?.suffix.length ?? 0));

/** A city with the abbreviation of its state: 'Columbia, SC'. */
export const cityAndState = (name: string, citySlug: string): string => `${name}, ${stateOf(citySlug).abbreviation}`;

// 'NC' and 'N.C.'; a ZIP code or the country may follow.
const STATE_AT_END = /* @__PURE__ */ (() => {
  const words = STATES.flatMap(({ name, abbreviation }) => [name, `${[...abbreviation].join('\\.?')}\\.?`]);
  return new RegExp(`,\\s*(?:${words.join('|')})(?:[\\s,]+(?:\\d{5}(?:-\\d{4})?|USA?))*[\\s,]*$`, 'i');
})();

/** Whether the name of a place ends in a comma and a state, which pages add to it: 'Columbia, SC'. */
export const hasStateAtEnd = (name: string): boolean => STATE_AT_END.test(name);

/** A city as leads give it: 'Columbia SC'. */
export const plainCity = (name: string, citySlug: string): string => `${name} ${stateOf(citySlug).abbreviation}`;

const findStateOfHub = (slug: string): State | undefined =>
  STATES.find(({ abbreviation }) => slug.endsWith(`-${abbreviation.toLowerCase()}`));

/** Whether a slug ends in the abbreviation of a state, as the slug of every hub does: 'irmo-sc'. */
export const isHubSlug = (slug: string): boolean => findStateOfHub(slug) !== undefined;

/** The state of a hub, from its slug. Throws an Error for a slug that does not end in the abbreviation of a state. */
export function stateOfHub(hubSlug: string): State {
  const found = findStateOfHub(hubSlug);
  if (found === undefined) throw new Error(`The slug '${hubSlug}' does not end in the abbreviation of a state.`);
  return found;
}

/** A hub's town with the abbreviation of its state: 'Irmo, SC'. */
export const hubAndState = (name: string, hubSlug: string): string =>
  `${name}, ${findStateOfHub(hubSlug)?.abbreviation ?? ''}`;

/** A hub's town as leads give it: 'Irmo SC'. */
export const plainHub = (name: string, hubSlug: string): string =>
  `${name} ${findStateOfHub(hubSlug)?.abbreviation ?? ''}`.trim();
