import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { KeyLine } from '@/components/keys/KeyLine';
import { deskPlace } from './deskPlace';

const KEYS = [
  [['↑', '↓'], 'walk'],
  [['Enter'], 'answer'],
  [['n'], 'next'],
  [['s'], 'set aside'],
  [['/'], 'saved replies'],
] as const;

/** Beside the links to the views: how many wait, and what was done last. */
export function DeskHead({ status }: { status: string }) {
  const said = useCalm(status);
  const place = useSyncExternalStore(deskPlace.subscribe, deskPlace.current);
  return (
    place &&
    createPortal(
      <>
        <span className="meta figures" role="status">
          {said}
        </span>
        <KeyLine keys={KEYS} />
      </>,
      place,
    )
  );
}

const SECOND = 1000;

/** The text, which changes at most once a second: a screen reader says every change. */
function useCalm(text: string) {
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
