/** The choices of serviceType (specification, section 5), in its order. */
export const SERVICE_TYPES = [
  'House Washing',
  'Soft Washing',
  'Pressure Washing',
  'Roof Cleaning',
  'Gutter Cleaning',
  'Deck Cleaning',
  'Driveway Cleaning',
  'Commercial Property Cleaning',
  'Oil Stain Removal',
  'Window Cleaning',
  'Gazebo Cleaning',
  'Dock Cleaning',
  'Apartment Complex Cleaning',
  'Other',
] as const;

/** A one-line field of the quote form. */
export interface QuoteField {
  readonly name: 'firstName' | 'lastName' | 'email' | 'phone' | 'address';
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: string;
  readonly inputmode: 'text' | 'email' | 'tel';
  /** Whether the field takes the form's whole width. */
  readonly wide: boolean;
}

/** The required one-line fields, in the order people fill them in. */
export const QUOTE_FIELDS: readonly QuoteField[] = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', inputmode: 'text', wide: false },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', inputmode: 'text', wide: false },
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', inputmode: 'email', wide: false },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel', wide: false },
  { name: 'address', label: 'Address', type: 'text', autocomplete: 'address-line1', inputmode: 'text', wide: true },
];

/** The city a lead carries where no city page was seen (specification, section 9). */
export const DEFAULT_LEAD_CITY = 'Columbia SC';

/** The source every lead carries (specification, section 3). */
export const LEAD_SOURCE = 'website_contact_form';

/** The name of a field people fill in. */
export type TypedName = QuoteField['name'] | 'serviceType' | 'message';

/** A field that must not be empty (specification, section 5). */
export type RequiredName = Exclude<TypedName, 'message'>;

/** The required fields in the order they stand in the form. */
export const REQUIRED_NAMES: readonly RequiredName[] = [...QUOTE_FIELDS.map(({ name }) => name), 'serviceType'];

/** What is typed and chosen, by field. */
export type Typed = Readonly<Record<TypedName, string>>;

/** The field that only programs fill in (decisions, 'Spam'): a name no browser's autofill knows. */
export const HONEYPOT = 'contact_me_by_fax_only';
