import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { ReadCard } from './ReadCard';
import { RecordCard } from './RecordCard';
import { type BringingIn } from './useBringIn';

interface Props {
  work: BringingIn;
  /** The fields of the section's own form. */
  children: ReactNode;
}

/** What was read, and the record that is open beside it; a narrow window shows one of the two. */
export function Review({ work, children }: Props) {
  const { state, dispatch, rows } = work;
  const root = useRef<HTMLDivElement>(null);
  const open = rows.find(({ item }) => item.id === state.open);
  // The open one stays, so that what mends it does not take it away from under the hand.
  const shown = state.isOnlyToLookAt ? rows.filter((row) => row.say?.isToLookAt || row === open) : rows;
  const at = open ? shown.indexOf(open) : -1;

  const turn = (to: (typeof shown)[number] | undefined) => {
    if (to) dispatch({ type: 'recordOpened', id: to.item.id });
  };
  const enter = (id: number) => {
    flushSync(() => dispatch({ type: 'recordEntered', id }));
    root.current?.querySelector<HTMLElement>(FIRST_IN_RECORD)?.focus();
  };
  const leave = () => {
    flushSync(() => dispatch({ type: 'recordLeft' }));
    root.current?.querySelector<HTMLElement>('.read.is-open .read-open')?.focus();
  };
  const next = () => turn(shown[at + 1]);
  const previous = () => turn(shown[Math.max(0, at - 1)]);
  useKeyMap({ j: next, k: previous }, root);
  return (
    <div ref={root} className={`grid bring ${state.isInRecord ? 'is-reading' : ''}`}>
      <ReadCard work={work} shown={shown} onEnter={enter} />
      {open && (
        <RecordCard
          key={open.item.id}
          work={work}
          row={open}
          position={{ at, total: shown.length, next, previous }}
          onLeave={leave}
        >
          {children}
        </RecordCard>
      )}
    </div>
  );
}

const FIRST_IN_RECORD = '.record-body :is(.unread-to button, input:not([type=file], [type=hidden]), select, textarea)';
