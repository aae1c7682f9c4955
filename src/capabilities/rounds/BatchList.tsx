import { useMemo, useRef, type ReactNode } from 'react';
import { StatusBadge } from '@/components/status/StatusBadge';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type Batch, type Lines, type BatchLine, type LineStatus } from './batch';

/** In px: the estimate for a line without a reason. Rendered lines are measured. */
const LINE_HEIGHT = 49;

interface Props<Item> {
  /** The list's accessible name. */
  label: string;
  batch: Batch<Item>;
  describe: (item: Item) => ReactNode;
  /** The texts of the badges. */
  words?: typeof BATCH_WORDS;
}

const isWrong = ({ status }: BatchLine<unknown>) => status === 'failed' || status === 'unclear';

const failedFirst = <Item,>(lines: Lines<Item>) => [
  ...lines.filter(isWrong),
  ...lines.filter((line) => !isWrong(line)),
];

/** A virtualized list of the lines, for batches of any length. When the round has ended, failed lines come first. */
export function BatchList<Item>({ label, batch: { phase, lines }, describe, words = BATCH_WORDS }: Props<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (phase === 'ended' ? failedFirst(lines) : lines), [phase, lines]);
  // eslint-disable-next-line react-hooks/incompatible-library -- the React Compiler, which the rule is about, is not used
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 5,
  });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing to tab to
    <div ref={scroller} className="batch-scroll" tabIndex={0} role="group" aria-label={`${label}, scrolls`}>
      <ul role="list" className="batch" aria-label={label} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            ref={list.measureElement}
            data-index={index}
            style={{ top: start }}
            aria-posinset={index + 1}
            aria-setsize={shown.length}
          >
            <BatchEntry line={shown[index]!} phase={phase} words={words}>
              {describe(shown[index]!.item)}
            </BatchEntry>
          </li>
        ))}
      </ul>
    </div>
  );
}

const TONES = {
  waiting: 'inactive',
  running: 'attention',
  done: 'active',
  skipped: 'active',
  failed: 'danger',
  unclear: 'attention',
} as const;

/** The texts of the badges; `unsent` is for a line that still waits when the round has ended. */
export const BATCH_WORDS: Record<LineStatus | 'unsent', string> = {
  waiting: 'Waiting',
  running: 'Under way...',
  done: 'Done',
  skipped: 'Left out',
  failed: 'Failed',
  unclear: 'Not known',
  unsent: 'Not done',
};

interface BatchEntryProps {
  line: BatchLine<unknown>;
  phase: Batch<unknown>['phase'];
  words: typeof BATCH_WORDS;
  /** What the line is about. */
  children: ReactNode;
}

/** The content of a list item. Before the first round it has no badge. */
export function BatchEntry({ line: { status, reason }, phase, words, children }: BatchEntryProps) {
  const isUnsent = status === 'waiting' && phase === 'ended';
  return (
    <>
      <div>
        {children}
        {reason && <p className={`batch-reason ${status === 'unclear' ? 'is-unclear' : ''}`}>{reason}</p>}
      </div>
      {phase !== 'ready' && <StatusBadge tone={TONES[status]}>{words[isUnsent ? 'unsent' : status]}</StatusBadge>}
    </>
  );
}
