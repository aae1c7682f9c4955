import { memo, useRef, useState } from 'react';
import { Pencil, Trash } from 'react-bootstrap-icons';
import { flushSync } from 'react-dom';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { authorOf } from '../communityView';
import { type CommentProps } from './commentProps';
import { EditComment } from './EditComment';
import { Said } from './Said';

const deleteCommentDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "community-dialogs" */ './DeleteCommentDialog')).DeleteCommentDialog,
);

/** A comment, which is edited in the same spot. */
export const CommentRow = memo(function CommentRow(props: CommentProps) {
  const [isOpen, setOpen] = useState<'edit' | 'delete' | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const stopEditing = () => {
    flushSync(close);
    if (document.activeElement === document.body) editButton.current?.focus();
  };
  const name = authorOf(props.comment.author);
  return (
    <li className="comment">
      <Said comment={props.comment}>{isOpen === 'edit' && <EditComment {...props} onClose={stopEditing} />}</Said>
      {isOpen !== 'edit' && (
        <span className="comment-tools">
          <button
            ref={editButton}
            type="button"
            className="btn btn-quiet btn-icon btn-sm"
            aria-label={`Edit comment by ${name}`}
            onClick={() => setOpen('edit')}
          >
            <Pencil aria-hidden />
          </button>
          <button
            type="button"
            className="btn btn-quiet btn-icon btn-sm btn-danger-quiet"
            aria-label={`Delete comment by ${name}`}
            onClick={() => setOpen('delete')}
          >
            <Trash aria-hidden />
          </button>
        </span>
      )}
      {isOpen === 'delete' && (
        <LazyDialog of={deleteCommentDialog} props={{ ...props, onClose: close }} onFailure={close} />
      )}
    </li>
  );
});
