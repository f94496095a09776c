import { formatDateTime } from '#staff/dates.ts';
import type { SiteFreshness } from './freshness.ts';

interface Props {
  readonly state: SiteFreshness;
  readonly onCheck: () => void;
}

/** Advice shown while the site is behind. */
const NEXT_BUILD =
  'The next build brings them. It starts by itself where a build hook is set up. If they are not there in half an hour, ask whoever runs the site to run the deploy.';

function Message({ state }: Pick<Props, 'state'>) {
  switch (state.kind) {
    case 'checking':
      return <p>Comparing the public site with the store...</p>;
    case 'unknown':
      return <p>Whether the public site is up to date could not be found out.</p>;
    case 'current':
      return <p>The public site is up to date.</p>;
    case 'behind':
      return (
        <>
          <p>
            <strong>The public site is behind:</strong> {state.changes} changed since {formatDateTime(state.since)}.
          </p>
          <p className="staff-small">{NEXT_BUILD}</p>
        </>
      );
    case 'other-data':
      return (
        <>
          <p>
            <strong>The public site was not built from this store:</strong> it shows other posts than these.
          </p>
          <p className="staff-small">Ask whoever runs the site to run the deploy, which brings the posts below.</p>
        </>
      );
  }
}

/** Shows whether the public site is up to date, and what to do if it is not. */
export function SiteStatus({ state, onCheck }: Props) {
  return (
    <section className={`staff-site ${state.kind}`} aria-label="Public site">
      <div role="status">
        <Message state={state} />
      </div>
      {state.kind !== 'checking' && (
        <button className="staff-link" type="button" onClick={onCheck}>
          Check again
        </button>
      )}
    </section>
  );
}
