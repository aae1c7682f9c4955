import { type ReactNode } from 'react';
import { StatusBadge } from '../status/StatusBadge';
import { type Ledger, type LedgerLine, type LineStatus } from './ledger';

const TONES = {
  waiting: 'inactive',
  running: 'attention',
  done: 'active',
  skipped: 'active',
  failed: 'danger',
} as const;

/** What the badges say; `unsent` is what still waits when the round has ended. */
export const LEDGER_WORDS: Record<LineStatus | 'unsent', string> = {
  waiting: 'Waiting',
  running: 'Under way...',
  done: 'Done',
  skipped: 'Left out',
  failed: 'Failed',
  unsent: 'Not done',
};

interface Props {
  line: LedgerLine<unknown>;
  phase: Ledger<unknown>['phase'];
  words: typeof LEDGER_WORDS;
  /** What the line is about. */
  children: ReactNode;
}

/** What a list item of the ledger holds; before the first round it has no state yet. */
export function LedgerEntry({ line: { status, reason }, phase, words, children }: Props) {
  const isUnsent = status === 'waiting' && phase === 'ended';
  return (
    <>
      <div>
        {children}
        {reason && <p className="ledger-reason">{reason}</p>}
      </div>
      {phase !== 'ready' && <StatusBadge tone={TONES[status]}>{words[isUnsent ? 'unsent' : status]}</StatusBadge>}
    </>
  );
}
