import { type ReactNode } from 'react';

interface Props {
  isCurrent: boolean;
  /** Whether it is the queue's tab stop. */
  isStop: boolean;
  /** `isByKey`: pressed by Enter or Space. */
  onOpen: (isByKey: boolean) => void;
  children: ReactNode;
}

/** One of a queue; pressing it shows it. */
export const QueueRow = ({ isCurrent, isStop, onOpen, children }: Props) => (
  <button
    type="button"
    className="queue-row"
    aria-current={isCurrent || undefined}
    tabIndex={isStop ? 0 : -1}
    onClick={({ detail }) => onOpen(detail === 0)}
  >
    {children}
  </button>
);
