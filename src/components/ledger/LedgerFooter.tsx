import { useEffect, useRef } from 'react';
import { BusyButton } from '../dialog/BusyButton';
import { countWith, isUnderWay, type Ledger } from './ledger';

interface Props {
  ledger: Ledger<unknown>;
  canStart: boolean;
  /** What the main button says before the first round, and after a stop, where it goes on with what was not done. */
  labels: { start: string; rest: string };
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** Stop stands where Cancel stood, never where Start stood: the second click of a double click must not reach it. */
export function LedgerFooter({ ledger, canStart, labels, onStart, onStop, onClose }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  const { phase, lines } = ledger;
  const hasEnded = phase === 'ended';
  const hasRest = hasEnded && countWith(lines, 'waiting') > 0;
  const isComplete = hasEnded && !hasRest && countWith(lines, 'failed') === 0;
  useEffect(() => {
    if (isComplete) done.current?.focus();
  }, [isComplete]);
  const afterRound = hasRest ? labels.rest : 'Retry failed';

  return (
    <>
      {isUnderWay(ledger) ? (
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
      {!isComplete && (
        <BusyButton type="button" isBusy={isUnderWay(ledger)} disabled={!canStart} onClick={onStart}>
          {hasEnded ? afterRound : labels.start}
        </BusyButton>
      )}
    </>
  );
}
