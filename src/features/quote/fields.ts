/** A field of the quote form. */
interface Field {
  /** Its name in the form and in the payload. */
  readonly name: string;
  readonly label: string;
  readonly control: 'input' | 'select' | 'textarea';
  readonly required: boolean;
  /** Whether it spans the form's full width. */
  readonly wide: boolean;
  /** A text to append to its value in the plain text of a lead. */
  readonly separator: ' ' | '\n' | '\n\n';
}

/** A single-line field. */
export interface InputField extends Field {
  readonly control: 'input';
  readonly type: 'text' | 'email' | 'tel';
  readonly autocomplete: string;
}

/**
 * The fields people fill in, in the form's order. The types, the empty values, the payload and the plain text
 * of a lead all derive from this list.
 */
export const FIELDS = [
  {
    name: 'firstName',
    label: 'First name',
    control: 'input',
    type: 'text',
    autocomplete: 'given-name',
    required: true,
    wide: false,
    separator: ' ',
  },
  {
    name: 'lastName',
    label: 'Last name',
    control: 'input',
    type: 'text',
    autocomplete: 'family-name',
    required: true,
    wide: false,
    separator: '\n',
  },
  {
    name: 'email',
    label: 'Email',
    control: 'input',
    type: 'email',
    autocomplete: 'email',
    required: true,
    wide: false,
    separator: '\n',
  },
  {
    name: 'phone',
    label: 'Phone',
    control: 'input',
    type: 'tel',
    autocomplete: 'tel',
    required: true,
    wide: false,
    separator: '\n',
  },
  {
    name: 'address',
    label: 'Address',
    control: 'input',
    type: 'text',
    autocomplete: 'address-line1',
    required: true,
    wide: true,
    separator: '\n',
  },
  {
    name: 'serviceType',
    label: 'Service type',
    control: 'select',
    required: true,
    wide: true,
    separator: '\n\n',
  },
  { name: 'message', label: 'Message', control: 'textarea', required: false, wide: true, separator: '\n' },
  {
    name: 'preferredDays',
    label: 'Preferred days',
    control: 'input',
    type: 'text',
    autocomplete: 'off',
    required: false,
    wide: false,
    separator: '\n',
  },
  {
    name: 'bestTimeToCall',
    label: 'Best time to call',
    control: 'input',
    type: 'text',
    autocomplete: 'off',
    required: false,
    wide: false,
    separator: '\n',
  },
] as const satisfies readonly (Field | InputField)[];

/** The name of a field people fill in. */
export type FieldName = (typeof FIELDS)[number]['name'];

/** The name of a field that must not be empty (specification, section 5). */
export type RequiredName = Extract<(typeof FIELDS)[number], { readonly required: true }>['name'];

/** The value of every field. */
export type FormValues = Readonly<Record<FieldName, string>>;

/** The honeypot, which only bots fill in (decisions, 'Spam'). No browser's autofill knows its name. */
export const HONEYPOT = 'contact_me_by_fax_only';

/** The source of every lead (specification, section 3). */
export const LEAD_SOURCE = 'website_contact_form';

function readValues(data: FormData): FormValues {
  const values = FIELDS.map(({ name }) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(values) as Record<FieldName, string>;
}

/** The values of an untouched form. */
export const emptyValues = (): FormValues => readValues(new FormData());

/**
 * Reads the values from the DOM, which also has what was typed before hydration, and whether the honeypot is
 * filled in.
 */
export function readForm(form: HTMLFormElement): { readonly values: FormValues; readonly suspect: boolean } {
  const data = new FormData(form);
  return { values: readValues(data), suspect: (data.get(HONEYPOT) ?? '') !== '' };
}

/**
 * The required fields that are empty, in the form's order. There are no other rules (specification, section
 * 5).
 */
export const missingFields = (values: FormValues): readonly RequiredName[] =>
  FIELDS.flatMap((field) => (field.required && values[field.name] === '' ? [field.name] : []));

/** The hint below the choice of services (specification, section 5). */
export const serviceHint = (serviceType: string): string =>
  serviceType === '' ? 'Please select a service type above' : `Selected: ${serviceType}`;
