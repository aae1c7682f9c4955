import { type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from '@/components/layout/focus';
import { type Group, type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { AsideFoot } from './AsideFoot';
import { WaitingSkeleton } from './DeskSkeleton';
import { type QueueItem } from './deskOrder';
import { QueueRow } from './QueueRow';
import { type Desk } from './useDesk';
import { useSteadyScroll } from './useSteadyScroll';

/** How many rows are rendered after the current one. */
const AHEAD = 8;

interface Props {
  desk: Desk;
  groups: ReadonlyMap<Id, Group>;
  onWalk: (post: Post) => void;
  onOpen: (post: Post, isByKey: boolean) => void;
  /** Said above the rows. */
  children: ReactNode;
}

/** The queue. Only the current row is a tab stop; the arrow keys, Home and End show another. */
export function Queue({ desk, groups, onWalk, onOpen, children }: Props) {
  const { queue, setAside, listed, shown, now, sentinel } = desk;
  const isLoading = desk.coming > 0 || (desk.isReading && queue.length < desk.count);
  const scroll = useSteadyScroll(shown?.post.id, listed);
  const count = Math.max(desk.count, shown ? listed.indexOf(shown) + AHEAD : 0);
  const stop = shown ?? listed[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.wait-row')];
    if (!rows.includes(event.target as HTMLElement)) return;
    const row = moveFocus(event, rows, { back: 'ArrowUp', on: 'ArrowDown' });
    const reached = row && [...queue.slice(0, count), ...listed.slice(queue.length)][rows.indexOf(row)];
    if (reached) onWalk(reached.post);
  };
  const rows = (items: readonly QueueItem[]) =>
    items.map((item) => (
      <li key={item.post.id}>
        <QueueRow
          {...item}
          group={groups.get(item.post.groupId)}
          isCurrent={item === shown}
          isStop={item === stop}
          now={now}
          onOpen={onOpen}
        />
      </li>
    ));

  return (
    <section className="card desk-queue" aria-label="Waiting posts" aria-busy={isLoading}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows in it */}
      <div ref={scroll} className="desk-scroll" onKeyDown={onKeyDown}>
        {children}
        <ul role="list" aria-label="Waiting posts, oldest first">
          {rows(queue.slice(0, count))}
        </ul>
        {isLoading && <WaitingSkeleton />}
        {count < queue.length && <div key={count} ref={sentinel} aria-hidden="true" />}
        {setAside.length > 0 && <AsideFoot count={setAside.length}>{rows(listed.slice(queue.length))}</AsideFoot>}
      </div>
    </section>
  );
}
