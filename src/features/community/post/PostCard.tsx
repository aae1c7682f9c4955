import { useId } from 'react';
import { Chat } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Post } from '@/services/communityTypes';
import { CommentList } from '../comments/CommentList';
import { WriteComment } from '../comments/newComment';
import { commentsToggled, dialogOpened, selectIsExpanded, type WithCommunity } from '../communityScreen';
import { Carousel } from './Carousel';
import { LikeButton } from './LikeButton';
import { PostHeader } from './PostHeader';
import { WalkedArticle } from './WalkedArticle';

/** A post with its comments. The comment being written is in a component of its own, so that typing renders only that. */
export function PostCard({ post }: { post: Post }) {
  const dispatch = useDispatch();
  const commentsId = useId();
  const isExpanded = useSelector((state: WithCommunity) => selectIsExpanded(state, post.id));
  const { id, title, content, images, allowsComments } = post;
  const name = titleOf(title);
  const open = (kind: 'editPost' | 'deletePost') => () => dispatch(dialogOpened({ kind, id }));
  return (
    <WalkedArticle id={id} name={name}>
      <div className="card-body post">
        <PostHeader post={post} heading="h3">
          <span className="push">
            <RowMenu
              label={`Actions for ${name}`}
              items={editMenu({ edit: open('editPost'), remove: open('deletePost') })}
            />
          </span>
        </PostHeader>
        {content && <p className="body keep-lines">{content}</p>}
        {images.length > 0 && <Carousel images={images} name={name} />}
        <div className="acts">
          <LikeButton post={post} />
          <CommentsToggle post={post} listId={commentsId} isExpanded={isExpanded} />
        </div>
        {isExpanded && <CommentList id={commentsId} post={post} />}
        {allowsComments && <WriteComment post={post} />}
      </div>
    </WalkedArticle>
  );
}

interface ToggleProps {
  post: Post;
  /** The id of the list that it shows and hides. */
  listId: string;
  isExpanded: boolean;
}

/** The number of comments; pressing it shows or hides them. Its accessible name has the same form for every number. */
function CommentsToggle({ post: { id, commentsCount }, listId, isExpanded }: ToggleProps) {
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
