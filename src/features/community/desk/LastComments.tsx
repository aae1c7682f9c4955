import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChevronUp } from 'react-bootstrap-icons';
import { countOf } from '@/components/format/number';
import { useListCommentsQuery } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { Said } from '../comments/Said';

const LAST = 2;
const WIDTHS = [180, 240];

/** Comments that are older than so many seconds load again when their post is shown. */
const FRESH = { refetchOnMountOrArgChange: 60 };

/** The last comments of a post, and on demand those before them. */
export function LastComments({ post }: { post: Post }) {
  const { data: comments, isFetching, refetch } = useListCommentsQuery(post.id, FRESH);
  const [areAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setAllShown(true));
    list.current?.focus();
  };
  if (!comments && isFetching)
    return (
      post.commentsCount !== 0 && (
        <div className="comments placeholder-glow" aria-busy="true">
          {WIDTHS.map((width) => (
            <span key={width} className="placeholder" style={{ width }} />
          ))}
        </div>
      )
    );
  if (!comments)
    return (
      <p className="comments unread" role="status">
        The comments did not load.
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (comments.length === 0) return null;
  const earlier = areAllShown ? 0 : Math.max(0, comments.length - LAST);
  return (
    <ul
      ref={list}
      className="comments"
      role="list"
      aria-label={earlier > 0 ? 'Last comments' : 'Comments'}
      tabIndex={-1}
    >
      {earlier > 0 && (
        <li>
          <button type="button" className="btn btn-quiet btn-sm earlier" onClick={showAll}>
            <ChevronUp aria-hidden />
            {countOf(earlier, 'earlier comment')}
          </button>
        </li>
      )}
      {comments.slice(earlier).map((comment) => (
        <li key={comment.id} className="comment">
          <Said comment={comment} />
        </li>
      ))}
    </ul>
  );
}
