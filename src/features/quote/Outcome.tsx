import type { Business } from '#model/business.ts';
import { type FormStatus, SUCCESS_MESSAGE } from './status.ts';
import { telHref } from '#routes/paths.ts';

/** How the business is reached without the form. */
export type Reachable = Pick<Business, 'phone' | 'email'>;

/** How to reach people instead: 'call 803... or write to ...'. */
export function CallOrWrite({ phone, email }: Reachable) {
  return (
    <>
      Please call <a href={telHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}

/** What became of the form. The element is there from the start: only what changes within it is read out. */
export function Outcome({ status, business }: { readonly status: FormStatus; readonly business: Reachable }) {
  return (
    <div className="wide" role="alert">
      {status.kind === 'success' && <p className="form-success">{SUCCESS_MESSAGE}</p>}
      {status.kind === 'error' && (
        <p className="form-error">
          {status.message} {status.missing.length === 0 && <CallOrWrite {...business} />}
        </p>
      )}
    </div>
  );
}
