import { figure } from '../format/number';
import { countWith, type Batch } from './batch';

/** The progress of a round. A screen reader can read the bar while it runs, and announces the end. */
export function BatchProgress({ label, batch: { phase, lines } }: { label: string; batch: Batch<unknown> }) {
  const done = countWith(lines, 'done');
  const failed = countWith(lines, 'failed');
  const share = (count: number) => `${(count / lines.length) * 100}%`;
  const text = `${figure(done)} of ${figure(lines.length)} done${failed > 0 ? `, ${figure(failed)} failed` : ''}`;
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
        aria-valuemax={lines.length}
        aria-valuenow={done + failed}
        aria-valuetext={text}
      >
        <span style={{ width: share(done) }} />
        <span className="failed" style={{ width: share(failed) }} />
      </div>
    </div>
  );
}
