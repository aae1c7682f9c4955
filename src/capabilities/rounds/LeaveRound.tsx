import { type ReactNode } from 'react';
import { isUnderWay, type Batch } from './batch';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { DiscardQuestion } from '@/screen/form/DiscardQuestion';
import { useSafeExit } from '@/screen/form/useSafeExit';

interface Props {
  batch: Batch<unknown>;
  /** What becomes of the calls when it is left. */
  text: string;
  /** Whether something was typed that the round is to do. */
  isTyped?: boolean;
  onClose: () => void;
  children: (leave: () => void) => ReactNode;
}

/** Asks before a round that is under way is left, or what was typed for it. */
export function LeaveRound({ batch, text, isTyped = false, onClose, children }: Props) {
  const isRunning = isUnderWay(batch);
  const exit = useSafeExit(isRunning || isTyped, onClose);
  useClosedIfGone(exit.isAsking && !isRunning && !isTyped, exit.stay);
  return (
    <>
      {children(exit.leave)}
      {exit.isAsking && isTyped && <DiscardQuestion onDiscard={exit.discard} onStay={exit.stay} />}
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
