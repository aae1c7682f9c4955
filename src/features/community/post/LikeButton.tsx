import { Heart, HeartFill } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { notifyError } from '@/components/notify/notify';
import { useToggleLikeMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { failureMessage } from '@/services/http/errors';

/** A like is shown at once and undone if the server refuses it. */
export function LikeButton({ post: { id, groupId, likesCount, isLiked } }: { post: Post }) {
  const [toggleLike] = useToggleLikeMutation();
  const toggle = async () => {
    const { error } = await toggleLike({ groupId, postId: id });
    if (error) notifyError(failureMessage(error));
  };
  const Symbol = isLiked ? HeartFill : Heart;
  return (
    <span className="likes">
      <button
        type="button"
        className="btn btn-quiet btn-icon like"
        aria-label="Like"
        aria-pressed={isLiked}
        onClick={() => void toggle()}
      >
        <Symbol aria-hidden />
      </button>
      <span className="figures" role="img" aria-label={`${figure(likesCount)} likes`}>
        {figure(likesCount)}
      </span>
    </span>
  );
}
