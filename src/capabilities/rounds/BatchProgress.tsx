import { figure } from '@/components/format/number';
import { countWith, type Batch } from './batch';

/**
 * The progress of a round, of what needs a call. A screen reader can read the bar while it runs, and announces the end.
 */
export function BatchProgress({ label, batch: { phase, lines } }: { label: string; batch: Batch<unknown> }) {
  const done = countWith(lines, 'done');
  const failed = countWith(lines, 'failed');
  const unclear = countWith(lines, 'unclear');
  const needed = lines.length - countWith(lines, 'skipped');
  if (needed === 0)
    return (
      <p className="figures" role="status">
        Nothing to do
      </p>
    );
  const share = (count: number) => `${(count / needed) * 100}%`;
  const wrong = [failed > 0 && `, ${figure(failed)} failed`, unclear > 0 && `, ${figure(unclear)} not known`];
  const text = `${figure(done)} of ${figure(needed)} done${wrong.filter(Boolean).join('')}`;
  return (
    <div className="batch-progress">
      <p className="figures">{text}</p>
      <p className="visually-hidden" role="status">
        {phase === 'ended' && `Ended: ${text}`}
      </p>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={done + failed + unclear}
        aria-valuetext={text}
      >
        <span style={{ width: share(done) }} />
        <span className="failed" style={{ width: share(failed) }} />
      </div>
    </div>
  );
}
