import { createContext, use, useId, useState, type ReactNode } from 'react';
import { Chat, Heart, HeartFill } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Post } from '@/services/communityDecoders';
import { notifyError } from '@/components/notify/notify';
import { hasTextDrafts } from '@/screen/form/textDrafts';
import { useToggleLikeMutation } from '@/services/community';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { editsPath } from '../comments/commentDrafts';
import { CommentList } from '../comments/CommentList';
import { WriteComment } from '../comments/newComment';
import { commentsToggled, dialogOpened, selectIsExpanded, type WithCommunity } from '../communityScreen';
import { Carousel } from './Carousel';
import { PostHeader } from './PostHeader';
import { IconButton } from '@/components/button/IconButton';

/** The post that is the tab stop of a list of posts, and what makes another one it. */
export const PostStop = createContext<{ stop: Id | undefined; onStop: (id: Id) => void }>({
  stop: undefined,
  onStop: () => undefined,
});

/** A post with its comments. The comment being written is in a component of its own, so that typing renders only that. */
export function PostCard({ post }: { post: Post }) {
  const dispatch = useDispatch();
  const commentsId = useId();
  const chosen = useSelector((state: WithCommunity) => selectIsExpanded(state, post.id));
  const [isEdited] = useState(() => hasTextDrafts(editsPath(post.id)));
  const isExpanded = chosen ?? isEdited;
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
      onClick={() => dispatch(commentsToggled({ postId: id, isExpanded: !isExpanded }))}
    >
      <Chat aria-hidden />
      {commentsCount === null ? 'Comments' : countOf(commentsCount, 'comment')}
    </button>
  );
}

/** A like is shown at once and undone if the server refuses it. */
function LikeButton({ post: { id, groupId, likesCount, isLiked } }: { post: Post }) {
  const [toggleLike] = useToggleLikeMutation();
  const toggle = async () => {
    const { error } = await toggleLike({ groupId, postId: id });
    if (error) notifyError(failureMessage(error));
  };
  const Symbol = isLiked ? HeartFill : Heart;
  return (
    <span className="likes">
      <IconButton icon={Symbol} label="Like" className="like" aria-pressed={isLiked} onClick={() => void toggle()} />
      <span className="figures" role="img" aria-label={`${figure(likesCount)} likes`}>
        {figure(likesCount)}
      </span>
    </span>
  );
}

/** A post that the arrow keys reach. On its own, so that walking renders no post again. */
function WalkedArticle({ id, name, children }: { id: Id; name: string; children: ReactNode }) {
  const { stop, onStop } = use(PostStop);
  return (
    <article className="card" aria-label={name} tabIndex={id === stop ? 0 : -1} onFocus={() => onStop(id)}>
      {children}
    </article>
  );
}
