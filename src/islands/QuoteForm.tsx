import type { Business } from '../domain/business.ts';
import { DEFAULT_LEAD_CITY, LEAD_SOURCE, QUOTE_FIELDS, SERVICE_TYPES } from '../quote/fields.ts';
import { PATHS, telHref } from '../routes/paths.ts';

interface Props {
  readonly business: Pick<Business, 'phone' | 'email'>;
  /** Where leads go; null while nothing is configured: the form says to call or email. */
  readonly webhook: string | null;
  /** The path the form is sent from. */
  readonly page: string;
  /** The city the lead carries: '{name} SC'. */
  readonly city?: string;
  /** The level of the form's heading, one below its section's. */
  readonly level?: 2 | 3;
}

/** The quote form as plain HTML that works without JavaScript: it posts to the webhook, url-encoded. */
export function QuoteForm({ business, webhook, page, city = DEFAULT_LEAD_CITY, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <form className="quote-form" method="post" action={webhook ?? PATHS.contact} aria-labelledby="quote-title">
      <Heading id="quote-title" className="wide">
        Ask for your free quote
      </Heading>
      {webhook === null && (
        <p className="wide notice">
          The form is not connected yet. Please call <a href={telHref(business.phone)}>{business.phone}</a> or write to{' '}
          <a href={`mailto:${business.email}`}>{business.email}</a>.
        </p>
      )}
      {QUOTE_FIELDS.map((field) => (
        <p key={field.name} className={field.wide ? 'wide' : undefined}>
          <label htmlFor={`quote-${field.name}`}>{field.label} *</label>
          <input
            id={`quote-${field.name}`}
            name={field.name}
            type={field.type}
            inputMode={field.inputmode}
            autoComplete={field.autocomplete}
            required
          />
        </p>
      ))}
      <p className="wide">
        <label htmlFor="quote-serviceType">Service type *</label>
        <select id="quote-serviceType" name="serviceType" required aria-describedby="quote-service-hint">
          <option value="">Choose a service</option>
          {SERVICE_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
        <span className="hint" id="quote-service-hint">
          Please select a service type above
        </span>
      </p>
      <p className="wide">
        <label htmlFor="quote-message">Message</label>
        <textarea id="quote-message" name="message" rows={4} />
      </p>
      {/* Left for programs that fill in everything; people never see it (decisions, 'Spam'). */}
      <p className="trap" aria-hidden="true">
        <label htmlFor="quote-extra">Leave this empty</label>
        <input id="quote-extra" name="contact_me_by_fax_only" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="city" value={city} />
      <input type="hidden" name="source" value={LEAD_SOURCE} />
      <input type="hidden" name="page" value={page} />
      <p className="wide">
        <button className="button w-full" type="submit" disabled={webhook === null}>
          Get My Free Quote
        </button>
        <span className="hint">
          By sending this you agree that we contact you about your request. See our{' '}
          <a href={PATHS.privacy}>privacy policy</a>.
        </span>
      </p>
    </form>
  );
}
