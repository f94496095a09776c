import { HONEYPOT, type Typed, type TypedName } from './fields.ts';

/** A form before anybody has typed. */
export const NOTHING_TYPED: Typed = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  serviceType: '',
  message: '',
};

const NAMES = Object.keys(NOTHING_TYPED) as TypedName[];

/** The value of a field of any kind, as the form would send it. */
function valueOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What stands in the form now: the fields keep their values themselves, from before React came too. */
export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(data, name)])) as Record<TypedName, string>;
}

/** Whether the field that people never see is filled in. */
export const isSuspect = (form: HTMLFormElement): boolean => valueOf(new FormData(form), HONEYPOT) !== '';
