import { PATHS, telHref } from '#routes/paths.ts';
import type { Places } from './place-store.ts';

interface Props {
  readonly list: Places;
  /** What is typed, without spaces around. */
  readonly query: string;
  readonly found: number;
  readonly phone: string;
}

function Elsewhere({ phone }: { readonly phone: string }) {
  return (
    <>
      See <a href={PATHS.serviceAreas}>all service areas</a> or call <a href={telHref(phone)}>{phone}</a>.
    </>
  );
}

/** What there is to say about the search, to eyes and screen readers alike; how many are listed only the latter need. */
function words({ list, query, found, phone }: Props) {
  if (list.kind === 'loading') return 'Loading FAQ information...';
  if (list.kind === 'failed')
    return (
      <>
        The list of places did not load. <Elsewhere phone={phone} />
      </>
    );
  if (list.kind === 'unasked' || query === '') return null;
  if (found === 0)
    return (
      <>
        We find no place called “{query}”. <Elsewhere phone={phone} />
      </>
    );
  return <span className="sr-only">{found === 1 ? '1 place listed' : `${found} places listed`}</span>;
}

/** The finder's announcements. */
export function FinderStatus(props: Props) {
  return <div role="status">{words(props)}</div>;
}
