import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;

/** The text, which changes at most once a second: a screen reader says every change. */
export function useCalm(text: string) {
  const [shown, setShown] = useState(text);
  const changedAt = useRef(0);
  useEffect(() => {
    const change = () => {
      changedAt.current = Date.now();
      setShown(text);
    };
    const timer = setTimeout(change, Math.max(0, changedAt.current + SECOND - Date.now()));
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
