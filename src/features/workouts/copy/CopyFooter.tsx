import { useEffect, useRef } from 'react';
import { BusyButton } from '@/components/dialog/BusyButton';
import { countWith, type CopyRun } from './copyRun';

interface Props {
  run: CopyRun;
  /** Whether a day to copy to is chosen. */
  canStart: boolean;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
}

const startLabel = (run: CopyRun) => {
  if (run.phase !== 'ended') return 'Copy';
  return countWith(run, 'failed') > 0 ? 'Retry failed' : 'Add the rest';
};

/** Stop stands where Cancel stood, never where Copy stood: the second click of a double click must not reach it. */
export function CopyFooter({ run, canStart, onStart, onStop, onClose }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  const isRunning = run.phase === 'running' || run.phase === 'stopping';
  const isComplete = run.phase === 'ended' && countWith(run, 'failed') + countWith(run, 'waiting') === 0;
  useEffect(() => {
    if (isComplete) done.current?.focus();
  }, [isComplete]);

  return (
    <>
      {isRunning ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={run.phase === 'stopping'}
          onClick={onStop}
        >
          {run.phase === 'stopping' ? 'Stopping...' : 'Stop'}
        </button>
      ) : (
        <button ref={done} type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {run.phase === 'ended' ? 'Done' : 'Cancel'}
        </button>
      )}
      {!isComplete && (
        <BusyButton type="button" isBusy={isRunning} disabled={!canStart} onClick={onStart}>
          {startLabel(run)}
        </BusyButton>
      )}
    </>
  );
}
