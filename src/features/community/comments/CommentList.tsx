import { useListCommentsQuery } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { CommentRow } from './CommentRow';

const WIDTHS = [180, 240];

/** A post's comments, which load when they are first shown. */
export function CommentList({ id, post }: { id: string; post: Post }) {
  const { data: comments, isFetching } = useListCommentsQuery(post.id);
  if (!comments)
    return (
      <div id={id} className="comments placeholder-glow" aria-busy={isFetching}>
        {isFetching && WIDTHS.map((width) => <span key={width} className="placeholder" style={{ width }} />)}
      </div>
    );
  if (comments.length === 0)
    return (
      <p id={id} className="comments meta">
        No comments yet
      </p>
    );
  return (
    <ul id={id} className="comments" role="list" aria-label="Comments">
      {comments.map((comment) => (
        <CommentRow key={comment.id} comment={comment} postId={post.id} groupId={post.groupId} />
      ))}
    </ul>
  );
}
