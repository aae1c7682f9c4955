import { useEffect, useRef } from 'react';
import { BusyButton } from '@/components/dialog/BusyButton';
import { swallowFurtherClicks } from '@/components/dialog/useOneAtATime';
import { countWith, isComplete, isUnderWay, type Batch } from './batch';

interface Props {
  batch: Batch<unknown>;
  canStart: boolean;
  /** The main button's text before the first round, and after a stop, when it sends the rest. */
  labels: { start: string; rest: string };
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** Of a double click on Start the second one reaches nothing: the dialog changes its size, and a short round has ended by then. */
export function BatchFooter({ batch, canStart, labels, onStart, onStop, onClose }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  const { phase, lines } = batch;
  const hasEnded = phase === 'ended';
  const hasRest = hasEnded && countWith(lines, 'waiting') > 0;
  const isOver = isComplete(batch);
  useEffect(() => {
    if (isOver) done.current?.focus();
  }, [isOver]);
  const afterRound = hasRest ? labels.rest : 'Retry failed';
  const start = () => {
    swallowFurtherClicks();
    onStart();
  };

  return (
    <>
      {isUnderWay(batch) ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={phase === 'stopping'}
          onClick={onStop}
        >
          {phase === 'stopping' ? 'Stopping...' : 'Stop'}
        </button>
      ) : (
        <button ref={done} type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {hasEnded ? 'Done' : 'Cancel'}
        </button>
      )}
      {!isOver && (
        <BusyButton type="button" isBusy={isUnderWay(batch)} disabled={!canStart} onClick={start}>
          {hasEnded ? afterRound : labels.start}
        </BusyButton>
      )}
    </>
  );
}
