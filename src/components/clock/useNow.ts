import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time in milliseconds, new each hour, so that days are counted on in a tab that stays open, and after a sleep. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow((before) => (Date.now() - before < HOUR ? before : Date.now())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
