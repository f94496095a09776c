import type { ReactNode } from 'react';
import { QUOTE_FIELDS, type RequiredName, SERVICE_TYPES, type Typed, type TypedName } from '../../quote/fields.ts';
import { serviceHint } from '../../quote/validation.ts';

interface Props {
  readonly typed: Typed;
  /** The fields that were empty when the form was last sent. */
  readonly missing: readonly RequiredName[];
}

const idOf = (name: TypedName): string => `quote-${name}`;
const errorOf = (name: TypedName): string => `quote-${name}-error`;

/** What ties a field to its error: none once something stands in it. */
function errorProps(name: RequiredName, { typed, missing }: Props, hint?: string) {
  const isEmpty = missing.includes(name) && typed[name] === '';
  const described = [...(hint === undefined ? [] : [hint]), ...(isEmpty ? [errorOf(name)] : [])].join(' ');
  return { isEmpty, aria: { 'aria-invalid': isEmpty || undefined, 'aria-describedby': described || undefined } };
}

function FieldError({ name, children }: { readonly name: RequiredName; readonly children: ReactNode }) {
  return (
    <span className="field-error" id={errorOf(name)}>
      {children}
    </span>
  );
}

/** The one-line fields, all required. They keep their values themselves, so that none typed before React came is lost. */
function LineFields(props: Props) {
  return QUOTE_FIELDS.map(({ name, label, type, inputmode, autocomplete, wide }) => {
    const { isEmpty, aria } = errorProps(name, props);
    return (
      <p key={name} className={wide ? 'wide' : undefined}>
        <label htmlFor={idOf(name)}>{label} *</label>
        <input
          id={idOf(name)}
          name={name}
          type={type}
          inputMode={inputmode}
          autoComplete={autocomplete}
          required
          {...aria}
        />
        {isEmpty && <FieldError name={name}>Please fill in: {label}</FieldError>}
      </p>
    );
  });
}

const HINT = 'quote-service-hint';

function ServiceField(props: Props) {
  const { isEmpty, aria } = errorProps('serviceType', props, HINT);
  return (
    <p className="wide">
      <label htmlFor={idOf('serviceType')}>Service type *</label>
      <select id={idOf('serviceType')} name="serviceType" required {...aria}>
        <option value="">Choose a service</option>
        {SERVICE_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <span className="hint" id={HINT}>
        {serviceHint(props.typed.serviceType)}
      </span>
      {isEmpty && <FieldError name="serviceType">Please choose a service</FieldError>}
    </p>
  );
}

/** Everything people fill in. */
export function Fields(props: Props) {
  return (
    <>
      <LineFields {...props} />
      <ServiceField {...props} />
      <p className="wide">
        <label htmlFor={idOf('message')}>Message</label>
        <textarea id={idOf('message')} name="message" rows={4} />
      </p>
    </>
  );
}
