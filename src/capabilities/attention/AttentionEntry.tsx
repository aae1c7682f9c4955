import { ChevronRight } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { Link } from '@/lib/Link';
import { type Waiting } from './attentionRows';

export interface EntryText {
  what: string;
  /** Said of a nought. */
  well: string;
  /** Said where it could not be counted. */
  missing: string;
  /** The list that is counted. */
  to: string;
}

export interface Entry {
  text: EntryText;
  /** Undefined while it loads, null if it could not be loaded. */
  waiting: Waiting | null | undefined;
}

/**
 * What waits, how many and the oldest of them; a link to the list, which tells what could not be counted too. A nought is no
 * link, and says what is well.
 */
export function AttentionEntry({ text: { what, well, missing, to }, waiting }: Entry) {
  if (waiting === undefined) return <EntrySkeleton what={what} />;
  if (waiting?.count === 0)
    return (
      <div className="attend is-zero">
        <b className="figures">0</b>
        <span className="attend-text">
          <span>{what}</span>
          <span className="meta">{well}</span>
        </span>
      </div>
    );
  const [before, name, after] = waiting?.oldest || [missing];
  return (
    <Link className={`attend ${waiting ? '' : 'is-zero'}`} to={to}>
      <b className="figures">{waiting ? `${figure(waiting.count)}${waiting.isLeast ? '+' : ''}` : '–'}</b>
      <span className="attend-text">
        <span>{what}</span>
        <span className="meta figures">
          {before}
          <bdi>{name}</bdi>
          {after}
        </span>
      </span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

const EntrySkeleton = ({ what }: { what: string }) => (
  <div className="attend placeholder-glow" role="status" aria-label={`Loading: ${what}`}>
    <span className="placeholder" style={{ width: 24, height: 20 }} />
    <span className="attend-text">
      <span className="placeholder" style={{ width: 136 }} />
      <span className="placeholder" style={{ width: 176, marginTop: 10 }} />
    </span>
  </div>
);
