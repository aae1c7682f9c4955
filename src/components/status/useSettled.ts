import { useEffect, useState } from 'react';

/** A text once it has not changed for so many milliseconds, so that it is not read out at each key; `first` until then. */
export function useSettled(text: string, rest: number, first = ''): string {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text, rest]);
  return settled;
}
