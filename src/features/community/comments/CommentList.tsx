import { memo, useRef, useState, useEffect } from 'react';
import { Pencil, Trash } from 'react-bootstrap-icons';
import { flushSync } from 'react-dom';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { showAlert } from '@/components/notify/alert';
import { type Loaded } from '@/lib/loaded';
import { dropTextDrafts, hasTextDrafts, textDrafts } from '@/screen/form/textDrafts';
import { useListCommentsQuery } from '@/services/community';
import { type Comment, type Post } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';
import { authorOf } from '../communityRows';
import { type CommentProps } from './ChangeComment';
import { editKey, editsPath } from './commentDrafts';
import { CommentsComing, Said } from './Said';
import { IconButton } from '@/components/button/IconButton';

/** A post's comments, which load when they are first shown. */
export function CommentList({ id, post }: { id: string; post: Post }) {
  const { data: comments, isFetching } = useListCommentsQuery(post.id);
  useLostEdits(post.id, comments);
  useEffect(() => editComment.keepLoading(), []); // it takes the place of the button that opens it, and its focus
  if (!comments) return isFetching ? <CommentsComing id={id} /> : <div id={id} className="comments" />;
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

/** Shows what was typed into the edit of a comment that somebody else has deleted. */
function useLostEdits(postId: Id, comments: Loaded<readonly Comment[]>) {
  useEffect(() => {
    if (!comments) return;
    const keys = comments.map(({ id }) => editKey(postId, id));
    for (const [key, { text }] of textDrafts(editsPath(postId)).filter(([key]) => !keys.includes(key))) {
      showAlert(`A comment was deleted while you were editing it. You had written: “${text}”`);
      dropTextDrafts(key);
    }
  }, [postId, comments]);
}

const editComment = lazyComponent(
  async () => (await import(/* webpackChunkName: "community-dialogs" */ './ChangeComment')).EditComment,
);
const deleteCommentDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "community-dialogs" */ './ChangeComment')).DeleteCommentDialog,
);

/** A comment, which is edited in the same spot. */
const CommentRow = memo(function CommentRow(props: CommentProps) {
  const draftKey = editKey(props.postId, props.comment.id);
  const [isOpen, setOpen] = useState<'edit' | 'delete' | null>(() => (hasTextDrafts(draftKey) ? 'edit' : null));
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const stopEditing = () => {
    flushSync(close);
    if (document.activeElement === document.body) editButton.current?.focus();
  };
  const name = authorOf(props.comment.author);
  return (
    <li className="comment">
      <Said comment={props.comment}>
        {isOpen === 'edit' && (
          <LazyDialog of={editComment} props={{ ...props, onClose: stopEditing }} onFailure={stopEditing} />
        )}
      </Said>
      {isOpen !== 'edit' && (
        <span className="comment-tools">
          <IconButton
            icon={Pencil}
            label={`Edit comment by ${name}`}
            className="btn-sm"
            ref={editButton}
            onClick={() => setOpen('edit')}
          />
          <IconButton
            icon={Trash}
            label={`Delete comment by ${name}`}
            className="btn-sm btn-danger-quiet"
            onClick={() => setOpen('delete')}
          />
        </span>
      )}
      {isOpen === 'delete' && (
        <LazyDialog of={deleteCommentDialog} props={{ ...props, onClose: close }} onFailure={close} />
      )}
    </li>
  );
});
