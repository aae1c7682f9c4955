import { useMemo, useRef, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type Batch, type Lines } from './batch';
import { BATCH_WORDS, BatchEntry } from './BatchEntry';

/** In px: the estimate for a line without a reason. Rendered lines are measured. */
const LINE_HEIGHT = 49;

interface Props<Item> {
  /** The list's accessible name. */
  label: string;
  batch: Batch<Item>;
  describe: (item: Item) => ReactNode;
}

const failedFirst = <Item,>(lines: Lines<Item>) => [
  ...lines.filter(({ status }) => status === 'failed'),
  ...lines.filter(({ status }) => status !== 'failed'),
];

/** A virtualized list of the lines, for batches of any length. When the round has ended, failed lines come first. */
export function BatchList<Item>({ label, batch: { phase, lines }, describe }: Props<Item>) {
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
            <BatchEntry line={shown[index]!} phase={phase} words={BATCH_WORDS}>
              {describe(shown[index]!.item)}
            </BatchEntry>
          </li>
        ))}
      </ul>
    </div>
  );
}
