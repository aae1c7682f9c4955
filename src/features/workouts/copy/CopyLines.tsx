import { titleOf } from '@/components/format/title';
import { StatusBadge } from '@/components/status/StatusBadge';
import { effortOf } from '../workoutsView';
import { type CopyLine, type CopyRun } from './copyRun';

const BADGES = {
  waiting: { tone: 'inactive', text: 'Waiting' },
  adding: { tone: 'attention', text: 'Adding...' },
  added: { tone: 'active', text: 'Added' },
  there: { tone: 'active', text: 'Already there' },
  failed: { tone: 'danger', text: 'Failed' },
} as const;

/** What will be added, and what became of each line. */
export function CopyLines({ run: { phase, lines } }: { run: CopyRun }) {
  return (
    <ul className="copy-lines" aria-label="Exercises to add">
      {lines.map((line) => (
        <li key={line.id}>
          <div>
            <p className="about">{titleOf(line.name)}</p>
            <p className="meta figures">{effortOf(line)}</p>
            {line.reason && <p className="copy-reason">{line.reason}</p>}
          </div>
          {phase !== 'choosing' && <LineBadge line={line} hasEnded={phase === 'ended'} />}
        </li>
      ))}
    </ul>
  );
}

function LineBadge({ line: { status }, hasEnded }: { line: CopyLine; hasEnded: boolean }) {
  const { tone, text } = BADGES[status];
  return <StatusBadge tone={tone}>{status === 'waiting' && hasEnded ? 'Not added' : text}</StatusBadge>;
}
