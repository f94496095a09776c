import { type ReactNode, useRef, useState } from 'react';
import { quoteWords } from '#content/quote-words.ts';
import type { Business } from '#model/business.ts';
import { PATHS, telHref } from '#routes/paths.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useReplay } from '#hydration/use-replay.ts';
import {
  type FieldName,
  FIELDS,
  type FormValues,
  HONEYPOT,
  type InputField,
  LEAD_SOURCE,
  type RequiredName,
  serviceHint,
} from './fields.ts';
import { DELIVERY } from './delivery.ts';
import { formAction } from './form-action.ts';
import { cannotBeEmail, EmailHint } from './EmailHint.tsx';
import { type FormStatus, SUCCESS_MESSAGE, useQuoteForm, WAITING_MESSAGE } from './use-quote-form.ts';

interface FieldsProps {
  /** The choices of serviceType. */
  readonly services: readonly string[];
  /** The one that is chosen already. */
  readonly service?: string;
  readonly values: FormValues;
  /** The fields that were empty at the last submit. */
  readonly missing: readonly RequiredName[];
  /** The prefix of the fields' ids: the styleguide shows two forms. */
  readonly id?: string;
}

const fieldId = ({ id = 'quote' }: FieldsProps, name: FieldName | 'service-hint'): string => `${id}-${name}`;
const errorId = (props: FieldsProps, name: FieldName): string => `${fieldId(props, name)}-error`;

const isRequired = (field: (typeof FIELDS)[number]): field is Extract<typeof field, { readonly name: RequiredName }> =>
  field.required;

/** Links a field to its hint and, while it is missing, to its error. */
function errorProps(name: RequiredName, props: FieldsProps, hint?: string) {
  const { values, missing } = props;
  const isMissing = missing.includes(name) && values[name] === '';
  const described = [...(hint === undefined ? [] : [hint]), ...(isMissing ? [errorId(props, name)] : [])].join(' ');
  return { isMissing, aria: { 'aria-invalid': isMissing || undefined, 'aria-describedby': described || undefined } };
}

/** A field that may be empty. */
const OPTIONAL = { isMissing: false, aria: {} };

function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span className="field-error" id={id}>
      {children}
    </span>
  );
}

/**
 * How long after leaving a field its hint appears, milliseconds: the press that leaves it may be on the button below,
 * which must not move before it is released.
 */
const HINT_DELAY_MS = 500;

/** A single-line field. It is uncontrolled, so that text typed before hydration is not lost. */
function LineField({ field, ...props }: FieldsProps & { readonly field: InputField & (typeof FIELDS)[number] }) {
  const { name, label, type, autocomplete, wide, required } = field;
  // Only once the visitor has left the field: nobody wants to be corrected while typing.
  const [hasLeft, setHasLeft] = useState(false);
  const leavingRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDoubtful = type === 'email' && hasLeft && cannotBeEmail(props.values[name]);
  const hint = `${fieldId(props, name)}-hint`;
  const { isMissing, aria } = isRequired(field)
    ? errorProps(field.name, props, isDoubtful ? hint : undefined)
    : OPTIONAL;
  return (
    <p className={wide ? 'wide' : undefined}>
      <label htmlFor={fieldId(props, name)}>{required ? `${label} *` : label}</label>
      <input
        id={fieldId(props, name)}
        name={name}
        type={type}
        inputMode={type}
        autoComplete={autocomplete}
        required={required}
        onFocus={() => {
          clearTimeout(leavingRef.current);
          setHasLeft(false);
        }}
        onBlur={() => {
          leavingRef.current = setTimeout(() => setHasLeft(true), HINT_DELAY_MS);
        }}
        {...aria}
      />
      {type === 'email' && <EmailHint id={hint} isShown={isDoubtful} />}
      {isMissing && <FieldError id={errorId(props, name)}>Please fill in: {label}</FieldError>}
    </p>
  );
}

function ServiceField({ label, ...props }: FieldsProps & { readonly label: string }) {
  const hint = fieldId(props, 'service-hint');
  const { isMissing, aria } = errorProps('serviceType', props, hint);
  return (
    <p className="wide">
      <label htmlFor={fieldId(props, 'serviceType')}>{`${label} *`}</label>
      <select
        id={fieldId(props, 'serviceType')}
        name="serviceType"
        defaultValue={props.service ?? ''}
        required
        {...aria}
      >
        <option value="">Choose a service</option>
        {props.services.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <span className="hint" id={hint}>
        {serviceHint(props.values.serviceType)}
      </span>
      {isMissing && <FieldError id={errorId(props, 'serviceType')}>Please choose a service</FieldError>}
    </p>
  );
}

/** The fields people fill in. */
export function Fields(props: FieldsProps) {
  return FIELDS.map((field) => {
    switch (field.control) {
      case 'input':
        return <LineField key={field.name} field={field} {...props} />;
      case 'select':
        return <ServiceField key={field.name} label={field.label} {...props} />;
      case 'textarea':
        return (
          <p key={field.name} className="wide">
            <label htmlFor={fieldId(props, field.name)}>{field.label}</label>
            <textarea id={fieldId(props, field.name)} name={field.name} rows={4} />
          </p>
        );
    }
  });
}

/** How to reach the business without the form. */
type Reachable = Pick<Business, 'phone' | 'email'>;

function CallOrWrite({ phone, email }: Reachable) {
  const call = phone !== null && (
    <>
      call <a href={telHref(phone)}>{phone}</a>
    </>
  );
  const write = email !== null && (
    <>
      write to <a href={`mailto:${email}`}>{email}</a>
    </>
  );
  if (!call && !write) return null;
  return (
    <>
      Please {call}
      {call && write && ' or '}
      {write}.
    </>
  );
}

/**
 * The result of a submit. The live region is always rendered: screen readers announce only what changes
 * within it.
 */
export function Outcome({ status, business }: { readonly status: FormStatus; readonly business: Reachable }) {
  return (
    <div className="wide" role="alert">
      {status.kind === 'success' && (
        <p className="form-success">{status.waits === true ? WAITING_MESSAGE : SUCCESS_MESSAGE}</p>
      )}
      {status.kind === 'error' && (
        <p className="form-error">
          {status.message} {status.missing.length === 0 && <CallOrWrite {...business} />}
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly business: Reachable;
  /** False in the styleguide, whose form sends nothing. */
  readonly isConnected?: boolean;
  /** Whether the company promises free estimates. */
  readonly isFree?: boolean;
  /** The path of the page the form is on; undefined where the children have it. */
  readonly page?: string;
  /** The city of the page, '{name} SC'; undefined elsewhere. */
  readonly city?: string;
  /** The company's own town, '{name} SC': the city of a lead from a visit without a city page. */
  readonly town: string;
  /** The choices of serviceType. */
  readonly services: readonly string[];
  /** The one that the page is about, which is chosen already. */
  readonly service?: string;
  /**
   * Hidden fields `city` and `page` as HTML, for pages that are filled into a shell: what differs from page to page
   * must not be in an island's props there.
   */
  readonly children?: ReactNode;
  /** The level of the form's heading, one below its section's. */
  readonly level?: 2 | 3;
}

function Form({
  business,
  isConnected = true,
  isFree = true,
  page,
  city,
  town,
  services,
  service = '',
  level = 3,
  children,
}: Props) {
  // Null while none is configured: the form then asks visitors to call or write.
  const delivery = isConnected ? DELIVERY : null;
  const { formRef, status, values, onChange, onSubmit } = useQuoteForm({ delivery, page, city, town, service });
  useReplay(formRef);
  const words = quoteWords(isFree);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <form
      ref={formRef}
      className="quote-form"
      method="post"
      action={delivery === null ? PATHS.contact : formAction(delivery)}
      aria-labelledby="quote-title"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <Heading id="quote-title" className="wide">
        {words.form}
      </Heading>
      <Fields
        services={services}
        service={service}
        values={values}
        missing={status.kind === 'error' ? status.missing : []}
      />
      {/* The honeypot: bots fill it in, people never see it (decisions, 'Spam'). */}
      <p className="trap" aria-hidden="true">
        <label htmlFor="quote-extra">Leave this empty</label>
        <input id="quote-extra" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="source" value={LEAD_SOURCE} />
      {children ?? (
        <>
          <input type="hidden" name="city" value={city ?? town} />
          <input type="hidden" name="page" value={page} />
        </>
      )}
      <div className="wide">
        <button
          className="button w-full"
          type="submit"
          data-waits=""
          disabled={delivery === null || status.kind === 'submitting' || status.kind === 'success'}
        >
          {status.kind === 'submitting' ? 'Submitting...' : words.submit}
        </button>
        <p className="hint">
          By sending this you agree that we may contact you about your request. See our{' '}
          <a href={PATHS.privacy}>privacy policy</a>.
        </p>
      </div>
      <Outcome status={status} business={business} />
    </form>
  );
}

/** The quote form in its error boundary. Without JavaScript the browser posts it, url-encoded. */
export function QuoteForm(props: Props) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
