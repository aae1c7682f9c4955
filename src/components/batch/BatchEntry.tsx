import { type ReactNode } from 'react';
import { StatusBadge } from '../status/StatusBadge';
import { type Batch, type BatchLine, type LineStatus } from './batch';

const TONES = {
  waiting: 'inactive',
  running: 'attention',
  done: 'active',
  skipped: 'active',
  failed: 'danger',
} as const;

/** The texts of the badges; `unsent` is for a line that still waits when the round has ended. */
export const BATCH_WORDS: Record<LineStatus | 'unsent', string> = {
  waiting: 'Waiting',
  running: 'Under way...',
  done: 'Done',
  skipped: 'Left out',
  failed: 'Failed',
  unsent: 'Not done',
};

interface Props {
  line: BatchLine<unknown>;
  phase: Batch<unknown>['phase'];
  words: typeof BATCH_WORDS;
  /** What the line is about. */
  children: ReactNode;
}

/** The content of a list item. Before the first round it has no badge. */
export function BatchEntry({ line: { status, reason }, phase, words, children }: Props) {
  const isUnsent = status === 'waiting' && phase === 'ended';
  return (
    <>
      <div>
        {children}
        {reason && <p className="batch-reason">{reason}</p>}
      </div>
      {phase !== 'ready' && <StatusBadge tone={TONES[status]}>{words[isUnsent ? 'unsent' : status]}</StatusBadge>}
    </>
  );
}
