import { type Post } from '@/services/communityTypes';
import { useNewComment } from './useNewComment';

/** A new comment, sent as typed, as at the answer desk. */
export function WriteComment({ post }: { post: Post }) {
  const { draft, type, submit, isBusy, notices } = useNewComment(post);
  return (
    <form className="edit write" onSubmit={submit}>
      <input
        className="form-control"
        placeholder="Write a comment..."
        aria-label="Write a comment..."
        autoComplete="off"
        value={draft}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={`btn btn-outline-secondary ${isBusy ? 'busy' : ''}`} aria-disabled={isBusy}>
        Comment
      </button>
      {notices}
    </form>
  );
}
