import { useEffect, useState } from 'react';

/** How often the screen looks at the clock, milliseconds. */
const LOOK_MS = 20_000;

/** The time, as the screen last saw it: a scheduled post is out once its time has come. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const looking = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(looking);
  }, []);
  return now;
}
