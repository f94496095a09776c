import { DEFAULT_LEAD_CITY, HONEYPOT, LEAD_SOURCE } from './fields.ts';
import { PATHS } from '#routes/paths.ts';
import { useReplay } from '#hydration/use-replay.ts';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { Fields } from './Fields.tsx';
import { CallOrWrite, Outcome, type Reachable } from './Outcome.tsx';
import { useQuoteForm } from './use-quote-form.ts';

interface Props {
  readonly business: Reachable;
  /** Where leads go; null while nothing is configured: the form says to call or email. */
  readonly webhook: string | null;
  /** The path the form is sent from. */
  readonly page: string;
  /** The city the lead carries: '{name} SC'. */
  readonly city?: string;
  /** The level of the form's heading, one below its section's. */
  readonly level?: 2 | 3;
}

function Form({ business, webhook, page, city, level = 3 }: Props) {
  const { formRef, status, typed, onChange, onSubmit } = useQuoteForm({ webhook: webhook ?? '', page, city });
  useReplay(formRef);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <form
      ref={formRef}
      className="quote-form"
      method="post"
      action={webhook ?? PATHS.contact}
      aria-labelledby="quote-title"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <Heading id="quote-title" className="wide">
        Ask for your free quote
      </Heading>
      {webhook === null && (
        <p className="wide notice">
          The form is not connected yet. <CallOrWrite {...business} />
        </p>
      )}
      <Fields typed={typed} missing={status.kind === 'error' ? status.missing : []} />
      {/* Left for programs that fill in everything; people never see it (decisions, 'Spam'). */}
      <p className="trap" aria-hidden="true">
        <label htmlFor="quote-extra">Leave this empty</label>
        <input id="quote-extra" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="city" value={city ?? DEFAULT_LEAD_CITY} />
      <input type="hidden" name="source" value={LEAD_SOURCE} />
      <input type="hidden" name="page" value={page} />
      <div className="wide">
        <button
          className="button w-full"
          type="submit"
          data-waits=""
          disabled={webhook === null || status.kind === 'submitting' || status.kind === 'success'}
        >
          {status.kind === 'submitting' ? 'Submitting...' : 'Get My Free Quote'}
        </button>
        <p className="hint">
          By sending this you agree that we contact you about your request. See our{' '}
          <a href={PATHS.privacy}>privacy policy</a>.
        </p>
      </div>
      <Outcome status={status} business={business} />
    </form>
  );
}

/** The quote form inside its error boundary. Without JavaScript it posts to the webhook, url-encoded. */
export function QuoteForm(props: Props) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
