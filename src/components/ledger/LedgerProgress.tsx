import { figure } from '../format/number';
import { countWith, type Ledger } from './ledger';

/** How far it is. While it runs a screen reader asks the bar; the end is told. */
export function LedgerProgress({ label, ledger: { phase, lines } }: { label: string; ledger: Ledger<unknown> }) {
  const done = countWith(lines, 'done');
  const failed = countWith(lines, 'failed');
  const share = (count: number) => `${(count / lines.length) * 100}%`;
  const text = `${figure(done)} of ${figure(lines.length)} done${failed > 0 ? `, ${figure(failed)} failed` : ''}`;
  return (
    <div className="ledger-progress">
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
