import { useEffect } from 'react';
import { telHref } from '#routes/paths.ts';
import { similarPlaces } from './find-places.ts';
import { loadPlaces, usePlaces } from './place-store.ts';

const MAX_SIMILAR = 5;

interface Props {
  /** The name of a place that does not exist, as an address spells it: 'columbia shandn'. */
  readonly text: string;
  readonly phone: string | null;
}

/** Links to the places whose names are spelled nearly like a text, and the phone for those who are not sure. */
export function SimilarPlaces({ text, phone }: Props) {
  const list = usePlaces();
  useEffect(() => {
    loadPlaces().catch(() => undefined);
  }, []);
  const places = list.kind === 'loaded' ? similarPlaces(list.places, text, MAX_SIMILAR) : [];
  return (
    <div role="status">
      {places.length > 0 && (
        <>
          <p className="mt-6 font-semibold">Did you mean one of these?</p>
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
        <p className="mt-3">
          Not sure? Call <a href={telHref(phone)}>{phone}</a>.
        </p>
      )}
    </div>
  );
}
