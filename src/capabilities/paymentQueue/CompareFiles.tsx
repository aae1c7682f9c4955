import { useEffect, useRef, useState } from 'react';
import { countOf, figure } from '@/components/format/number';
import { compareFiles, type Outcome } from './compareFiles';

/** How a file compares with the others, so far. */
export interface Comparison {
  /** `unread` where the file itself cannot be compared. */
  state: 'stopped' | 'unread' | 'done';
  /** How many others there are. */
  total: number;
  /** The addresses of those with the same bytes. */
  same: readonly string[];
  counts: Record<Outcome, number>;
}

interface Props {
  file: string;
  /** The addresses of the other members' files. */
  others: readonly string[];
  /** Of an earlier press. */
  known: Comparison | undefined;
  onCompared: (comparison: Comparison) => void;
}

const NOTHING = { same: 0, other: 0, failed: 0, left: 0 };

/** Compares the file with the others when it is asked to, and says how far it is, and what was found. */
export function CompareFiles({ file, others, known, onCompared }: Props) {
  const [running, setRunning] = useState<Comparison | null>(null);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const line = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const compare = async () => {
    const { signal } = (stopping.current = new AbortController());
    let now: Comparison = { state: 'stopped', total: others.length, same: [], counts: NOTHING };
    setRunning(now);
    const onOutcome = (other: string, outcome: Outcome) => {
      const isSame = outcome === 'same';
      const counts = { ...now.counts, [outcome]: now.counts[outcome] + 1 };
      now = { ...now, counts, same: isSame ? [...now.same, other] : now.same };
      setRunning(now);
      if (isSame) onCompared(now);
    };
    const isRead = await compareFiles({ file, others, signal, onOutcome });
    if (document.activeElement === button.current) line.current?.focus(); // since the button may go
    setRunning(null);
    if (signal.aborted) onCompared(now);
    else onCompared({ ...now, state: isRead ? 'done' : 'unread' });
  };

  const isOver = known?.state === 'done' && known.total === others.length;
  return (
    <div className="pay-compare">
      <p ref={line} className="meta figures" tabIndex={-1}>
        {running && `${figure(doneOf(running.counts))} of ${figure(running.total)} compared`}
        <span role="status">{!running && known && outcomeText(known)}</span>
      </p>
      {(running || !isOver) && (
        <button
          ref={button}
          type="button"
          className="link"
          onClick={() => (running ? stopping.current?.abort() : void compare())}
        >
          {running ? 'Stop' : 'Compare with other proofs'}
        </button>
      )}
    </div>
  );
}

const doneOf = (counts: Comparison['counts']) => Object.values(counts).reduce((sum, count) => sum + count, 0);

function outcomeText({ state, total, counts }: Comparison) {
  if (state === 'stopped') return `Stopped after ${figure(doneOf(counts))} of ${figure(total)}.`;
  if (state === 'unread') return 'This file could not be compared.';
  const { same, other, failed, left } = counts;
  const compared = same + other;
  const isWhole = compared === total;
  return [
    same > 0 && `Compared with ${countOf(compared, 'file')}.`,
    same === 0 &&
      (isWhole ? 'No other member sent this file.' : `${countOf(compared, 'file')} compared, none the same.`),
    failed > 0 && `${countOf(failed, 'file')} could not be compared.`,
    left > 0 && `${countOf(left, 'file')} of the same size ${left === 1 ? 'is' : 'are'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** For the files that are known to have the same bytes as another, one name for all of them, by their addresses. */
export function contentsOf(compared: ReadonlyMap<string, Comparison>): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  for (const [file, { same }] of compared) {
    const all = [file, ...same];
    const name = all.map((each) => contents.get(each)).find(Boolean) ?? file;
    if (same.length > 0) for (const each of all) contents.set(each, name);
  }
  return contents;
}
