import { memo } from 'react';
import { titleOf } from '@/components/format/title';
import { type Group } from '@/services/communityTypes';
import { GroupDot } from '../groups/GroupDot';
import { authorOf } from '../communityView';
import { waitText } from './deskText';
import { type QueueItem } from './deskOrder';

interface Props extends QueueItem {
  /** Undefined for a post of a group that is not in the list. */
  group: Group | undefined;
  isCurrent: boolean;
  /** Whether it is the list's tab stop. */
  isStop: boolean;
  now: number;
  /** `isByKey`: pressed by Enter or Space. */
  onOpen: (post: QueueItem['post'], isByKey: boolean) => void;
}

/** One post of the queue. */
export const QueueRow = memo(function QueueRow({ post, standing, group, isCurrent, isStop, now, onOpen }: Props) {
  return (
    <button
      type="button"
      className="wait-row"
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={({ detail }) => onOpen(post, detail === 0)}
    >
      <span className="of meta">
        {group && <GroupDot colour={group.colour} />}
        <span className="clip">{group && titleOf(group.title)}</span>
      </span>
      <span className="meta figures">{waitText(post.createdAt, now)}</span>
      <b className="clip">{titleOf(post.title)}</b>
      {standing === 'failed' ? (
        <span className="unread">Comments did not load, so it counts as waiting</span>
      ) : (
        <span className="meta clip">
          {standing === 'answered' ? (
            'Answered meanwhile'
          ) : (
            <>
              <bdi>{authorOf(post.author)}</bdi>: <bdi>{post.content}</bdi>
            </>
          )}
        </span>
      )}
    </button>
  );
});
