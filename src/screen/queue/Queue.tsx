import { type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from '@/components/layout/focus';
import { type Id } from '@/services/http/decode';
import { useSteadyScroll } from './useSteadyScroll';

interface Props {
  /** Whose row is shown; undefined while none is. */
  current: Id | undefined;
  /** What the rows are of: another object when some come or go. */
  rows: unknown;
  /** By an arrow key, Home or End: the row at this place. */
  onReach: (place: number) => void;
  /** Rows (QueueRow), and what stands among them. */
  children: ReactNode;
}

/** What waits, in its order, and scrolls by itself. One row is a tab stop; the arrow keys, Home and End reach the others. */
export function Queue({ current, rows, onReach, children }: Props) {
  const scroll = useSteadyScroll(current, rows);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const found = [...event.currentTarget.querySelectorAll<HTMLElement>('.queue-row')];
    if (!found.includes(event.target as HTMLElement)) return;
    const reached = moveFocus(event, found, { back: 'ArrowUp', on: 'ArrowDown' });
    if (reached) onReach(found.indexOf(reached));
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows in it
    <div ref={scroll} className="queue" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
