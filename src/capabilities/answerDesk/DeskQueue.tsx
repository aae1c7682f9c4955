import { memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Moon } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { Queue, QueueRow, renderedRows } from '@/capabilities/queue/api';
import { type Group, type Post } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';
import { figure } from '@/components/format/number';
import { authorOf } from '@/features/community/communityRows';
import { GroupDot } from '@/features/community/groups/groupParts';
import { type QueueItem } from './deskOrder';
import { PostsComing } from './DeskSkeleton';
import { asideToggled, selectDesk } from './deskState';
import { waitText } from './deskText';
import { type Desk } from './useDesk';

interface Props {
  desk: Desk;
  groups: ReadonlyMap<Id, Group>;
  onWalk: (post: Post) => void;
  onOpen: (post: Post, isByKey: boolean) => void;
  /** Said above the rows. */
  children: ReactNode;
}

/** The queue of the posts that wait, with those that were set aside. */
export function DeskQueue({ desk, groups, onWalk, onOpen, children }: Props) {
  const { queue, setAside, listed, shown, now, sentinel } = desk;
  const isLoading = desk.coming > 0 || (desk.isReading && queue.length < desk.count);
  const count = renderedRows(desk.count, shown ? listed.indexOf(shown) : -1);
  const [first, aside] = [queue.slice(0, count), listed.slice(queue.length)];
  const stop = shown ?? listed[0];

  const rows = (items: readonly QueueItem[]) =>
    items.map((item) => (
      <li key={item.post.id}>
        <PostRow
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
      <Queue current={shown?.post.id} rows={listed} onReach={(place) => onWalk([...first, ...aside][place]!.post)}>
        {children}
        <ul role="list" aria-label="Waiting posts, oldest first">
          {rows(first)}
        </ul>
        {isLoading && <PostsComing />}
        {count < queue.length && <div key={count} ref={sentinel} aria-hidden="true" />}
        {setAside.length > 0 && <AsideFoot count={setAside.length}>{rows(aside)}</AsideFoot>}
      </Queue>
    </section>
  );
}

interface RowProps extends QueueItem {
  /** Undefined for a post of a group that is not in the list. */
  group: Group | undefined;
  isCurrent: boolean;
  isStop: boolean;
  now: number;
  onOpen: (post: Post, isByKey: boolean) => void;
}

const PostRow = memo(function PostRow({ post, standing, group, now, onOpen, ...row }: RowProps) {
  return (
    <QueueRow {...row} onOpen={(isByKey) => onOpen(post, isByKey)}>
      <span className="of meta">
        {group && <GroupDot colour={group.colour} />}
        <span className="clip">{group && titleOf(group.title)}</span>
      </span>
      <span className="meta figures">{waitText(post.createdAt, now)}</span>
      <b className="clip">{titleOf(post.title)}</b>
      {standing === 'failed' ? (
        <span className="unread">Comments did not load, so it counts as waiting</span>
      ) : (
        <span className="said-by meta clip">
          {standing === 'answered' ? (
            'Answered meanwhile'
          ) : (
            <>
              <span>
                <bdi>{authorOf(post.author)}</bdi>:{' '}
              </span>
              <bdi className="clip">{post.content}</bdi>
            </>
          )}
        </span>
      )}
    </QueueRow>
  );
});

interface AsideFootProps {
  count: number;
  /** The rows of the posts, if they are shown. */
  children: ReactNode;
}

/** Below the queue: how many posts were set aside, and these if the person wants to see them. */
function AsideFoot({ count, children }: AsideFootProps) {
  const dispatch = useDispatch();
  const { isAsideShown: isShown } = useSelector(selectDesk);
  const list = useRef<HTMLUListElement>(null);
  const toggle = () => {
    flushSync(() => dispatch(asideToggled()));
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="desk-aside">
      <div className="queue-foot">
        <Moon aria-hidden />
        Set aside today
        <span className="figures">{figure(count)}</span>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-expanded={isShown}
          aria-label={isShown ? 'Hide those set aside' : 'Show those set aside'}
          onClick={toggle}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {isShown && (
        <ul ref={list} role="list" aria-label="Set aside today">
          {children}
        </ul>
      )}
    </div>
  );
}
