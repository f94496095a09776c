import { useEffect } from 'react';
import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { useHydrated } from '#hydration/hydrated.ts';
import { requestedPlace } from '#routes/location.ts';
import { telHref } from '#routes/paths.ts';
import { similarPlaces } from './find-places.ts';
import { loadPlaces, usePlaces } from './place-store.ts';

const MAX_SIMILAR = 5;

interface Phone {
  readonly phone: string | null;
}

/** `text` is the name of a place that does not exist, as an address spells it: 'columbia shandn'. */
function Links({ text, phone }: Phone & { readonly text: string }) {
  const list = usePlaces();
  useEffect(() => {
    loadPlaces().catch(() => undefined);
  }, []);
  const places = list.kind === 'loaded' ? similarPlaces(list.places, text, MAX_SIMILAR) : [];
  return (
    <div role="status">
      {places.length > 0 && (
        <>
          <p className="font-semibold">Did you mean one of these?</p>
          <ul className="links mt-1">
            {places.map(({ name, city, path }) => (
              <li key={path}>
                <a href={path}>{city === null ? name : `${name}, ${city}`}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {phone !== null && (
        <p className="mb-5 mt-1">
          Not sure? Call <a href={telHref(phone)}>{phone}</a>.
        </p>
      )}
    </div>
  );
}

function OfPath({ phone }: Phone) {
  // Only the browser knows the path: all missing pages have the same HTML.
  const hydrated = useHydrated();
  const text = hydrated ? requestedPlace(window.location.pathname) : null;
  return text === null ? null : <Links text={text} phone={phone} />;
}

/**
 * On the not-found page of a place: links to the places whose names are spelled nearly like that of its path, and the
 * phone for those who are not sure. Nothing on the paths of other pages.
 */
export function SimilarPlaces(props: Phone) {
  return (
    <ErrorBoundary>
      <OfPath {...props} />
    </ErrorBoundary>
  );
}
