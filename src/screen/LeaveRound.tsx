import { type ReactNode } from 'react';
import { isUnderWay, type Batch } from '@/components/batch/batch';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { useSafeExit } from './form/useSafeExit';

interface Props {
  batch: Batch<unknown>;
  /** What becomes of the calls when it is left. */
  text: string;
  onClose: () => void;
  children: (leave: () => void) => ReactNode;
}

/** Asks before a round that is under way is left. */
export function LeaveRound({ batch, text, onClose, children }: Props) {
  const isRunning = isUnderWay(batch);
  const exit = useSafeExit(isRunning, onClose);
  useClosedIfGone(exit.isAsking && !isRunning, exit.stay);
  return (
    <>
      {children(exit.leave)}
      {exit.isAsking && isRunning && (
        <ConfirmDialog
          title="Stop and leave?"
          text={text}
          confirmLabel="Stop and leave"
          onConfirm={exit.discard}
          onClose={exit.stay}
        />
      )}
    </>
  );
}
