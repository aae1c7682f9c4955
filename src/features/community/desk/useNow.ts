import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time in milliseconds since 1970, by the minute. */
export function useNow() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
