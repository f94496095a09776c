import { timeInWords } from '#staff/times.ts';
import type { SiteState } from './site-state.ts';

interface Props {
  readonly state: SiteState;
  readonly onCheck: () => void;
}

/** What is to be done about a site that does not show what the store holds. */
const NEXT_BUILD =
  'The next build brings them. It starts by itself where a build hook is set up. If they are not there in half an hour, ask whoever runs the site to run the deploy.';

function Words({ state }: Pick<Props, 'state'>) {
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
            <strong>The public site is behind:</strong> {state.changes} changed since {timeInWords(state.since)}.
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

/** Says whether the public site shows what the store holds, and what to do if not. */
export function SiteStatus({ state, onCheck }: Props) {
  return (
    <section className={`staff-site ${state.kind}`} aria-label="Public site">
      <div role="status">
        <Words state={state} />
      </div>
      {state.kind !== 'checking' && (
        <button className="staff-link" type="button" onClick={onCheck}>
          Check again
        </button>
      )}
    </section>
  );
}
