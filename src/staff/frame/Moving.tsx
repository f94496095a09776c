import { useEffect } from 'react';
import { Loading } from './Loading.tsx';

interface Props {
  /** A path of this site. */
  readonly to: string;
}

/** Sends the browser on to another page, in this one's place: back does not lead here again. */
export function Moving({ to }: Props) {
  useEffect(() => {
    window.location.replace(to);
  }, [to]);
  return <Loading />;
}
