import { useEffect, useRef, useState } from 'react';

/** How long a finding that was accepted can be taken back in its place, in milliseconds. */
const UNDO_MS = 6000;

/**
 * The findings that were accepted a moment ago. After that time they are `over`: they keep their place, out of sight,
 * as long as the pointer is above the list (checks.late.scss), so that nothing moves under it.
 */
export function useRecent() {
  const [phases, setPhases] = useState<ReadonlyMap<string, 'undo' | 'over'>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return {
    phases,
    add: (key: string) => {
      setPhases((before) => new Map(before).set(key, 'undo'));
      const end = () => setPhases((before) => (before.has(key) ? new Map(before).set(key, 'over') : before));
      timers.current.set(key, setTimeout(end, UNDO_MS));
    },
    remove: (key: string) => {
      clearTimeout(timers.current.get(key));
      setPhases((before) => new Map([...before].filter(([other]) => other !== key)));
    },
  };
}
