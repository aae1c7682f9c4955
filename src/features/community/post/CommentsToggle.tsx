import { Chat } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { type Post } from '@/services/communityTypes';
import { commentsToggled } from '../communityScreen';

interface Props {
  post: Post;
  /** Id of the list it shows and hides. */
  listId: string;
  isExpanded: boolean;
}

/** How many comments there are; pressing it shows or hides them (§4). Its name keeps one form whatever the number. */
export function CommentsToggle({ post: { id, commentsCount }, listId, isExpanded }: Props) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-label={`${commentsCount} comments`}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      onClick={() => dispatch(commentsToggled(id))}
    >
      <Chat aria-hidden />
      {commentsCount === 1 ? '1 comment' : `${commentsCount} comments`}
    </button>
  );
}
