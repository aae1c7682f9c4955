import { memo, useRef, useState } from 'react';
import { Pencil, Trash3 } from 'react-bootstrap-icons';
import { flushSync } from 'react-dom';
import { Initials } from '@/components/avatar/Initials';
import { formatDateTime } from '@/components/format/date';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { authorOf } from '../communityView';
import { type CommentProps } from './commentProps';
import { EditComment } from './EditComment';

const deleteCommentDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "community-dialogs" */ './DeleteCommentDialog')).DeleteCommentDialog,
);

/** A comment, which is edited in the same spot. */
export const CommentRow = memo(function CommentRow(props: CommentProps) {
  const { author, createdAt, text } = props.comment;
  const [isOpen, setOpen] = useState<'edit' | 'delete' | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const stopEditing = () => {
    flushSync(close);
    if (document.activeElement === document.body) editButton.current?.focus();
  };
  const name = authorOf(author);
  return (
    <li className="comment">
      <Initials name={name} />
      <div>
        <p>
          <b>{name}</b> <span className="meta">{formatDateTime(createdAt)}</span>
        </p>
        {isOpen === 'edit' ? (
          <EditComment {...props} onClose={stopEditing} />
        ) : (
          <p className="said keep-lines">{text}</p>
        )}
      </div>
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
            <Trash3 aria-hidden />
          </button>
        </span>
      )}
      {isOpen === 'delete' && (
        <LazyDialog of={deleteCommentDialog} props={{ ...props, onClose: close }} onFailure={close} />
      )}
    </li>
  );
});
