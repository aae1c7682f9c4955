import { useEffect, useState } from 'react';

/** How long nothing may have changed before a count is read out, in milliseconds. */
const SETTLED_MS = 400;

/** A count that changes as one types: shown at once, and read out once it stays. */
export function SettledCount({ about, rest }: { about: string; rest: string }) {
  const [said, setSaid] = useState('');
  const text = `${about} ${rest}`.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p className="figures" aria-hidden>
        <b className="about">{about}</b> <span className="soft">{rest}</span>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
