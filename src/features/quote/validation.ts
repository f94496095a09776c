import { REQUIRED_NAMES, type RequiredName, type Typed } from './fields.ts';

/** What the form says when a required field is empty (specification, section 8). */
export const REQUIRED_MESSAGE = 'Please fill in all required fields.';

/** The required fields that are empty, in the form's order. There are no further rules (specification, section 5). */
export const missingFields = (typed: Typed): readonly RequiredName[] =>
  REQUIRED_NAMES.filter((name) => typed[name] === '');

/** The two hints of the service choice (specification, section 5). */
export const serviceHint = (serviceType: string): string =>
  serviceType === '' ? 'Please select a service type above' : `Selected: ${serviceType}`;
