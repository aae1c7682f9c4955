import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ExclamationTriangle } from 'react-bootstrap-icons';
import { useStore } from 'react-redux';
import { BusyButton } from '@/components/dialog/BusyButton';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { notifyError, notifyInfo } from '@/components/notify/notify';
import { latestOf } from '@/screen/saveGuard/latest';
import { saveOrTell } from '@/screen/saveOrTell';
import { communityApi, useDeleteCommentMutation, useUpdateCommentMutation } from '@/services/community';
import { type Comment } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';

const MAX_ROWS = 8;

export interface CommentProps {
  comment: Comment;
  postId: Id;
  groupId: Id;
}

type ClosedProps = CommentProps & { onClose: () => void };

/**
 * The form that replaces a comment's text. Enter saves, Shift and Enter begin a new line, Escape cancels. Blank text is
 * not sent, nor is one over what someone else has written meanwhile before Save is pressed again.
 */
export function EditComment({ comment: { id, text }, postId, onClose }: ClosedProps) {
  const [typed, setTyped] = useState(text);
  /** What the edit started with, or what it was said to be since. */
  const [base, setBase] = useState(text);
  const [theirs, setTheirs] = useState<string | null>(null);
  const errorId = useId();
  const store = useStore();
  const [updateComment] = useUpdateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const save = async () => {
    if (!typed.trim()) return;
    setTheirs(null);
    const latest = await latestOf(store, { endpoint: communityApi.endpoints.listComments, arg: postId });
    const isUnchecked = 'error' in latest;
    const now = isUnchecked ? base : latest.data.find((row) => row.id === id)?.text;
    if (now === undefined) {
      notifyError('This comment was deleted while you were editing it. Nothing was saved.');
      return;
    }
    setBase(now);
    if (![base, typed].includes(now) && typed !== base) setTheirs(now);
    else
      await saveOrTell(updateComment({ commentId: id, postId, comment: typed === base ? now : typed }), () => {
        onClose();
        if (isUnchecked) notifyInfo('The comment is saved. Whether someone else had changed it could not be checked.');
      });
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void run(save);
  };
  const cancel = () => {
    if (!isBusy) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    if (event.key === 'Escape') cancel();
  };
  return (
    <form className="edit" onSubmit={submit}>
      <textarea
        ref={takeFocus}
        rows={Math.min(MAX_ROWS, typed.split('\n').length)}
        className="form-control"
        aria-label="Edit comment"
        aria-describedby={theirs === null ? undefined : errorId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <BusyButton type="submit" isBusy={isBusy}>
        Save
      </BusyButton>
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={cancel}>
        Cancel
      </button>
      {theirs !== null && (
        <p className="tell amber" id={errorId} role="alert">
          <ExclamationTriangle aria-hidden />
          <span>Someone else has changed this meanwhile, to “{theirs}”. Save again to save yours all the same.</span>
        </p>
      )}
      {isBusy && <StillWaiting onStop={stopWaiting} />}
      {isUnknown && <UnknownNotice what="saved" hasText />}
    </form>
  );
}

const takeFocus = (area: HTMLTextAreaElement | null) => {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
};

export function DeleteCommentDialog({ comment, postId, groupId, onClose }: ClosedProps) {
  const [deleteComment] = useDeleteCommentMutation();
  const confirm = () => saveOrTell(deleteComment({ commentId: comment.id, postId, groupId }), onClose);
  return (
    <ConfirmDialog
      title="Delete Comment"
      text="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{comment.text}</p>
    </ConfirmDialog>
  );
}
