import { createPortal } from 'react-dom';
import { KeyLine } from '@/components/keys/KeyLine';
import { useCalm } from './useCalm';

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
