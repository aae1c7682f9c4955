import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { KeyLine } from '@/components/keys/KeyLine';

const KEYS = [
  [['↑', '↓'], 'walk'],
  [['Enter'], 'answer'],
  [['n'], 'next'],
  [['s'], 'set aside'],
  [['/'], 'saved replies'],
] as const;

interface Props {
  /** The place in the page's head, beside the links to the views. */
  place: HTMLElement;
  /** How many wait, and what was done last. */
  status: string;
}

export const DeskHead = ({ place, status }: Props) =>
  createPortal(
    <>
      <span className="meta figures" role="status">
        {useCalm(status)}
      </span>
      <KeyLine keys={KEYS} />
    </>,
    place,
  );

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
