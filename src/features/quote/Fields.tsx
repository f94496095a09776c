import type { ReactNode } from 'react';
import { QUOTE_FIELDS, type RequiredName, SERVICE_TYPES, type Typed, type TypedName } from './fields.ts';
import { serviceHint } from './validation.ts';

interface Props {
  readonly typed: Typed;
  /** The fields that were empty when the form was last sent. */
  readonly missing: readonly RequiredName[];
  /** What the ids begin with: the styleguide has two forms. */
  readonly id?: string;
}

const idOf = ({ id = 'quote' }: Props, name: TypedName | 'service-hint'): string => `${id}-${name}`;
const errorOf = (props: Props, name: TypedName): string => `${idOf(props, name)}-error`;

/** What ties a field to its error: none once something stands in it. */
function errorProps(name: RequiredName, props: Props, hint?: string) {
  const { typed, missing } = props;
  const isEmpty = missing.includes(name) && typed[name] === '';
  const described = [...(hint === undefined ? [] : [hint]), ...(isEmpty ? [errorOf(props, name)] : [])].join(' ');
  return { isEmpty, aria: { 'aria-invalid': isEmpty || undefined, 'aria-describedby': described || undefined } };
}

function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span className="field-error" id={id}>
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
        <label htmlFor={idOf(props, name)}>{label} *</label>
        <input
          id={idOf(props, name)}
          name={name}
          type={type}
          inputMode={inputmode}
          autoComplete={autocomplete}
          required
          {...aria}
        />
        {isEmpty && <FieldError id={errorOf(props, name)}>Please fill in: {label}</FieldError>}
      </p>
    );
  });
}

function ServiceField(props: Props) {
  const hint = idOf(props, 'service-hint');
  const { isEmpty, aria } = errorProps('serviceType', props, hint);
  return (
    <p className="wide">
      <label htmlFor={idOf(props, 'serviceType')}>Service type *</label>
      <select id={idOf(props, 'serviceType')} name="serviceType" required {...aria}>
        <option value="">Choose a service</option>
        {SERVICE_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <span className="hint" id={hint}>
        {serviceHint(props.typed.serviceType)}
      </span>
      {isEmpty && <FieldError id={errorOf(props, 'serviceType')}>Please choose a service</FieldError>}
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
        <label htmlFor={idOf(props, 'message')}>Message</label>
        <textarea id={idOf(props, 'message')} name="message" rows={4} />
      </p>
    </>
  );
}
