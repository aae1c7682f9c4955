import { Chat } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { countOf, figure } from '@/components/format/number';
import { type Post } from '@/services/communityTypes';
import { commentsToggled } from '../communityScreen';

interface Props {
  post: Post;
  /** The id of the list that it shows and hides. */
  listId: string;
  isExpanded: boolean;
}

/** The number of comments; pressing it shows or hides them. Its accessible name has the same form for every number. */
export function CommentsToggle({ post: { id, commentsCount }, listId, isExpanded }: Props) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-quiet"
      aria-label={commentsCount === null ? undefined : `${figure(commentsCount)} comments`}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      onClick={() => dispatch(commentsToggled(id))}
    >
      <Chat aria-hidden />
      {commentsCount === null ? 'Comments' : countOf(commentsCount, 'comment')}
    </button>
  );
}
