import type { SetAside, SetAsideList } from '#model/set-aside.ts';
import { editPostPath } from '#routes/paths.ts';
import { formatDateTime } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import type { SiteFreshness } from './freshness.ts';

interface Props {
  readonly state: SiteFreshness;
  /** What the built site cannot show of the store; null while it is unknown. */
  readonly setAside: SetAsideList | null;
  readonly member: Member;
  readonly onCheck: () => void;
}

/** Advice to a member while the site is behind; 'Build now' is beside it for admins only. */
const nextBuild = ({ role }: Member): string =>
  `The next build brings them. It starts by itself where a build hook is set up. If they are not there in half an hour, ${role === 'admin' ? 'press ‘Build now’, or ' : ''}ask whoever runs the site to run the deploy.`;

function Message({ state, member }: Pick<Props, 'state' | 'member'>) {
  switch (state.kind) {
    case 'checking':
      return <p>Comparing the public site with the store...</p>;
    case 'unknown':
      return <p>We could not check whether the public site is up to date.</p>;
    case 'current':
      return <p>The public site is up to date.</p>;
    case 'behind':
      return (
        <>
          <p>
            <strong>The public site is behind:</strong> {state.changes} changed since {formatDateTime(state.since)}.
          </p>
          <p className="staff-small">{nextBuild(member)}</p>
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

/** What a row is, and what the site shows instead of it. */
const KINDS: Readonly<Record<SetAside['table'], string>> = {
  cities: 'City',
  services: 'Service',
  neighborhoods: 'Neighborhood',
  posts: 'Post',
};
const EFFECTS: Readonly<Record<SetAside['outcome'], string>> = {
  'left out': 'It is not on the site.',
  'last good version kept': 'The site shows its last version that was right.',
  'shown without the picture': 'The site shows it without the picture.',
  'shown without the former slug': 'The site redirects nothing from that slug.',
};

/** How many entries are shown. */
const SHOWN = 10;

function Entry({ table, id, row, field, value, expected, outcome }: SetAside) {
  return (
    <li>
      {KINDS[table]} {table === 'posts' && id !== '' ? <a href={editPostPath(id)}>{row}</a> : <strong>{row}</strong>}
      {`: ${field} is ${value}, expected ${expected}. ${EFFECTS[outcome]}`}
    </li>
  );
}

/** Lists the rows that the last build could not use, and says what to do about them. */
function SetAsideRows({ list: { count, first } }: { readonly list: SetAsideList }) {
  const shown = first.slice(0, SHOWN);
  const more = count - shown.length;
  return (
    <div className="staff-set-aside">
      <p>
        <strong>The last build could not use everything in the store:</strong>
      </p>
      <ul>
        {shown.map((entry) => (
          <Entry key={`${entry.table} ${entry.id} ${entry.field} ${entry.value}`} {...entry} />
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      <p className="staff-small">
        Correct posts here, and cities, services and neighborhoods in the store’s table editor. The next build takes
        them.
      </p>
    </div>
  );
}

/** Shows whether the public site is up to date, what it could not show, and what to do about both. */
export function SiteStatus({ state, setAside, member, onCheck }: Props) {
  return (
    <section className={`staff-site ${state.kind}`} aria-label="Public site">
      <div role="status">
        <Message state={state} member={member} />
        {setAside !== null && setAside.count > 0 && <SetAsideRows list={setAside} />}
      </div>
      {state.kind !== 'checking' && (
        <button className="staff-link" type="button" onClick={onCheck}>
          Check again
        </button>
      )}
    </section>
  );
}
