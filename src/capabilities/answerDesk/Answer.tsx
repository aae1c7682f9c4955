import { useRef, useState, type ReactNode } from 'react';
import { ChevronUp } from 'react-bootstrap-icons';
import { flushSync } from 'react-dom';
import { capital } from '@/components/format/capital';
import { countOf } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { MediaThumb } from '@/components/media/MediaThumb';
import { useListCommentsQuery } from '@/services/community';
import { type Group, type Post } from '@/services/communityDecoders';
import { mediaUrl } from '@/services/media/media';
import { CommentsComing, Said } from '@/features/community/comments/Said';
import { PostHeader } from '@/features/community/post/PostHeader';
import { waitText } from './deskText';
import { type QueueItem } from './deskOrder';

interface Props {
  item: QueueItem;
  group: Group | undefined;
  now: number;
  /** The form that answers it. */
  children: ReactNode;
}

/** The post that is answered. It can have the focus, where the queue is not shown beside it. */
export function Answer({ item: { post, standing }, group, now, children }: Props) {
  const { title, content, createdAt, images } = post;
  const name = titleOf(title);
  const waits = waitText(createdAt, now);
  return (
    <article className="card answer-card" aria-label={name} tabIndex={-1}>
      <div className="card-body post answer">
        <PostHeader post={post} heading="h2" group={group && titleOf(group.title)}>
          {waits && (
            <span className="push">
              <span className="badge badge-attention">{capital(waits)}</span>
            </span>
          )}
        </PostHeader>
        {content && <p className="body keep-lines">{content}</p>}
        {images.length > 0 && (
          <ul className="thumbs" role="list" aria-label="Pictures">
            {images.map(({ id, media }, index) => (
              <li key={id}>
                <Picture url={mediaUrl(media)} alt={`Picture ${index + 1} of ${name}`} />
              </li>
            ))}
          </ul>
        )}
        <LastComments post={post} />
        {standing === 'answered' && (
          <p className="meta" role="status">
            Somebody has answered this meanwhile.
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

/** Small here; its link opens it. */
function Picture({ url, alt }: { url: string | null; alt: string }) {
  const picture = <MediaThumb url={url} alt={alt} />;
  if (!url) return picture;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title="Opens in a new tab">
      {picture}
    </a>
  );
}

const LAST = 2;

/** Comments that are older than so many seconds load again when their post is shown. */
const FRESH = { refetchOnMountOrArgChange: 60 };

/** The last comments of a post, and on demand those before them. */
function LastComments({ post }: { post: Post }) {
  const { data: comments, isFetching, refetch } = useListCommentsQuery(post.id, FRESH);
  const [areAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => setAllShown(true));
    list.current?.focus();
  };
  if (!comments && isFetching) return post.commentsCount !== 0 && <CommentsComing />;
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
