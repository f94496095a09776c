import { priceFigure } from '#content/prices.ts';
import type { Business } from '#model/business.ts';
import type { Service } from '#model/service.ts';

/** Soft washing, pressure washing and doing it yourself, side by side. */
export interface Comparison {
  readonly methods: readonly string[];
  /** A cell for each method. */
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

const ROWS = ['Good for', 'Pressure', 'What can go wrong', 'Price', 'How long it lasts', 'Choose it when'] as const;
type Row = (typeof ROWS)[number];

interface Method {
  readonly name: string;
  /** The services that show that the company offers it; the first that exists gives the price. None for no service. */
  readonly services: readonly string[];
  readonly cells: Readonly<Record<Exclude<Row, 'Price'>, string>>;
}

const SOFT: Method = {
  name: 'Soft washing',
  services: ['soft-washing', 'house-washing'],
  cells: {
    'Good for': 'Shingle roofs, siding, stucco, brick and painted wood.',
    Pressure: 'Under 500 PSI. The cleaner does the work.',
    'What can go wrong': 'A mix that is too strong burns plants and fades paint, and wind carries the mist.',
    'How long it lasts': 'Usually 1-2 years, 8-12 months in shade and damp.',
    'Choose it when': 'Something green or black grows on a roof or a wall.',
  },
};

const PRESSURE: Method = {
  name: 'Pressure washing',
  services: ['driveway-pressure-washing', 'sidewalk-cleaning'],
  cells: {
    'Good for': 'Sound, bare concrete: drives, walks, pads.',
    Pressure: '2000-4000 PSI, less on pavers and worn slabs.',
    'What can go wrong': 'Held too close it carves concrete. On walls and roofs it does harm.',
    'How long it lasts': 'A year or longer in the sun, 8-12 months in shade.',
    'Choose it when': 'A slab is dark, slick or stained by tires and leaves.',
  },
};

const YOURSELF: Method = {
  name: 'Do it yourself',
  services: [],
  cells: {
    'Good for': 'Pollen you can rinse off, low windows, a small patio.',
    Pressure: 'A garden hose is enough. A rental can hit as hard as ours. What you cannot rent is the practice.',
    'What can go wrong': 'Stripes in concrete, water behind siding, a wand that kicks on a ladder.',
    'How long it lasts': 'A rinse takes the dirt and leaves the growth, so green comes back sooner.',
    'Choose it when': 'It is small, you can reach it from the ground, and you have the day.',
  },
};

/**
 * Compares the methods of which the company offers a service with doing it yourself. Null for a company that offers
 * neither.
 */
export function comparison(
  services: readonly Pick<Service, 'catalogueSlug' | 'displayName'>[],
  business: Pick<Business, 'pricing' | 'promises'>,
): Comparison | null {
  const offered = [SOFT, PRESSURE].flatMap((method) => {
    const [service] = method.services.flatMap((slug) => services.filter(({ catalogueSlug }) => catalogueSlug === slug));
    if (service === undefined) return [];
    const { price, what } = priceFigure(service.catalogueSlug, business);
    return [{ ...method, price: `${price} ${what}.` }];
  });
  if (offered.length === 0) return null;
  const methods = [...offered, { ...YOURSELF, price: 'Machine rental, the cleaner and your day.' }];
  return {
    methods: methods.map(({ name }) => name),
    rows: ROWS.map((label) => ({
      label,
      cells: methods.map(({ cells, price }) => (label === 'Price' ? price : cells[label])),
    })),
  };
}
