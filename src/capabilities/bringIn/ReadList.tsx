import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';
import { isPhone } from '@/components/layout/phone';
import { ReadRow } from './ReadRow';
import { type Row } from './rows';
import { type BringingIn } from './useBringIn';

/** In px: the estimate for a row. Rendered ones are measured. */
const ROW_HEIGHT = 62;

interface Props {
  work: BringingIn;
  shown: readonly Row[];
  onEnter: (id: number) => void;
}

/**
 * The rows, as many as are near the view. One is a tab stop: the arrow keys, Home and End reach the others, Space ticks,
 * Enter goes into the record.
 */
export function ReadList({ work, shown, onEnter }: Props) {
  const { kind, places, state, dispatch } = work;
  const list = useRef<HTMLUListElement>(null);
  const stop = Math.max(
    0,
    shown.findIndex(({ item }) => item.id === state.open),
  );
  /** How far below the page's top the list begins, in px. */
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round(list.current!.getBoundingClientRect().top + window.scrollY));
    measure();
    // What stands above it may grow or fold.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtual = useWindowVirtualizer({
    count: shown.length,
    getItemKey: (index) => shown[index]!.item.id, // a row keeps its height when those before it leave
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), stop])].sort((one, other) => one - other),
      [stop],
    ),
  });

  const isRendered = virtual.getVirtualItems().length > 0;
  useEffect(() => {
    if (!isPhone())
      list.current?.querySelector<HTMLElement>(`.read-open[tabindex="0"]`)?.focus({ preventScroll: true });
  }, [isRendered]);

  const reach = (index: number) => {
    const row = shown[index];
    if (!row) return;
    flushSync(() => dispatch({ type: 'recordOpened', id: row.item.id }));
    const reached = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] .read-open`);
    reached?.focus({ preventScroll: true });
    reached?.scrollIntoView?.({ block: 'nearest' });
  };
  const tick = ({ canTick, isTicked, item }: Row) => {
    if (canTick) dispatch({ type: 'recordsTicked', ids: new Set([item.id]), isTicked: !isTicked });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = shown[stop];
    const keys: Record<string, () => void> = {
      ArrowDown: () => reach((stop + 1) % shown.length),
      ArrowUp: () => reach((stop - 1 + shown.length) % shown.length),
      Home: () => reach(0),
      End: () => reach(shown.length - 1),
      ' ': () => row && tick(row),
      Enter: () => row && onEnter(row.item.id),
    };
    const run = keys[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  };
  return (
    <ul
      ref={list}
      className="read-list"
      role="list"
      aria-label={`${kind.noun}s that were read`}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = shown[index]!;
        return (
          <li
            key={row.item.id}
            ref={virtual.measureElement}
            data-index={index}
            className={`read ${row.item.id === state.open ? 'is-open' : ''} ${row.isTicked ? '' : 'is-out'}`}
            style={{ top: start - top }}
            aria-posinset={index + 1}
            aria-setsize={shown.length}
          >
            <ReadRow
              kind={kind}
              places={places}
              row={row}
              isOpen={row.item.id === state.open}
              isStop={index === stop}
              onTick={() => tick(row)}
              onOpen={(isByKey) =>
                isByKey || isNarrow() ? onEnter(row.item.id) : dispatch({ type: 'recordOpened', id: row.item.id })
              }
              onKeyDown={onKeyDown}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Whether there is no room for the record beside the list, by the limit of the style sheet. */
const isNarrow = () => window.matchMedia('(max-width: 1199.98px)').matches;
