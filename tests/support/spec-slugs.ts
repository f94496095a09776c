/** The service slugs in the order of the specification's section 2. */
export const SERVICE_SLUGS = [
  'house-washing',
  'roof-washing',
  'gutter-cleaning',
  'outdoor-furniture-cleaning',
  'oil-stain-removal',
  'sidewalk-cleaning',
  'window-cleaning',
  'deck-cleaning',
  'dock-cleaning',
  'gazebo-cleaning',
  'driveway-pressure-washing',
  'soft-washing',
  'apartment-complex-soft-washing',
  'commercial-property-cleaning',
] as const;

/** The FAQ pages without a service page (decisions, 'Paths'). */
export const EXTRA_FAQ_SLUGS = ['commercial-cleaning', 'apartment-complex-pressure-washing'] as const;

/** The cities in the order of the specification's section 3. */
export const CITY_NAMES = [
  'Columbia',
  'Aiken',
  'Lexington',
  'Sumter',
  'Newberry',
  'Orangeburg',
  'Camden',
  'Cayce',
  'West Columbia',
  'Blythewood',
  'Chapin',
  'Batesburg-Leesville',
  'Irmo',
  'Pelion',
  'Prosperity',
  'Ridgeway',
  'St. Matthews',
  'Swansea',
  'Winnsboro',
  'Saluda',
  'Gilbert',
  'Little Mountain',
  'North',
  'Pine Ridge',
  'Springdale',
  'South Congaree',
  'Silverstreet',
] as const;

/** The slug of a city: 'St. Matthews' gives st-matthews-south-carolina. */
export const citySlug = (name: string): string =>
  `${name.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')}-south-carolina`;
