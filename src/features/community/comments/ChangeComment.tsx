import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { ExclamationTriangle } from 'react-bootstrap-icons';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { BusyButton } from '@/components/dialog/BusyButton';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { notifyError, notifyInfo } from '@/components/notify/notify';
import { trimmed } from '@/lib/trimmed';
import { DiscardQuestion } from '@/screen/form/DiscardQuestion';
import { dropTextDrafts, hasTextDrafts, keepTextDraft, readTextDraft, useTextDraft } from '@/screen/form/textDrafts';
import { latestOf } from '@/screen/saveGuard/latest';
import { saveOrTell } from '@/screen/saveOrTell';
import { communityApi, useDeleteCommentMutation, useUpdateCommentMutation } from '@/services/community';
import { type Comment } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';
import { authorOf } from '../communityRows';
import { editKey } from './commentDrafts';

const MAX_ROWS = 8;

export interface CommentProps {
  comment: Comment;
  postId: Id;
  groupId: Id;
}

type ClosedProps = CommentProps & { onClose: () => void };

/**
 * The form that replaces a comment's text. Enter saves, Shift and Enter begin a new line, Escape cancels, and
 * asks if something changed. What is typed is kept until it is saved or discarded. Blank text is not sent, nor is one over what someone else has written meanwhile before Save is pressed again.
 */
export function EditComment({ comment: { id, text, author }, postId, onClose }: ClosedProps) {
  const key = editKey(postId, id);
  /** What the edit started with, or what it was said to be since. */
  const [base, setBase] = useState(() => readTextDraft(key)?.base ?? text);
  const [isRestored] = useState(() => hasTextDrafts(key));
  const typed = useTextDraft(key) ?? base;
  const keep = (next: string, from = base) =>
    next === from
      ? dropTextDrafts(key)
      : keepTextDraft(key, { title: `Comment by ${authorOf(author)}, edited`, text: next, base: from });
  const [isAsking, setAsking] = useState(false);
  const [theirs, setTheirs] = useState<string | null>(null);
  const errorId = useId();
  const store = useStore();
  const [updateComment] = useUpdateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const save = async () => {
    if (!trimmed(typed)) return;
    setTheirs(null);
    const latest = await latestOf(store, { endpoint: communityApi.endpoints.listComments, arg: postId });
    const isUnchecked = 'error' in latest;
    const now = isUnchecked ? base : latest.data.find((row) => row.id === id)?.text;
    if (now === undefined) {
      notifyError('This comment was deleted while you were editing it. Nothing was saved.');
      return;
    }
    setBase(now);
    keep(typed === base ? now : typed, now);
    if (![base, typed].includes(now) && typed !== base) setTheirs(now);
    else
      await saveOrTell(updateComment({ commentId: id, postId, comment: trimmed(typed === base ? now : typed) }), () => {
        close();
        if (isUnchecked) notifyInfo('The comment is saved. Whether someone else had changed it could not be checked.');
      });
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void run(save);
  };
  const close = () => {
    dropTextDrafts(key);
    onClose();
  };
  const cancel = () => {
    if (!isBusy) close();
  };
  const discard = () => {
    flushSync(() => setAsking(false)); // gives the focus back to the text, before that goes
    close();
  };
  const leave = () => {
    if (typed === base) cancel();
    else if (!isBusy) setAsking(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // else it would close the question that it opens
    leave();
  };
  return (
    <form className="edit" onSubmit={submit}>
      <textarea
        ref={isRestored ? undefined : takeFocus}
        rows={Math.min(MAX_ROWS, typed.split('\n').length)}
        className="form-control"
        aria-label="Edit comment"
        aria-describedby={theirs === null ? undefined : errorId}
        readOnly={isBusy}
        value={typed}
        onChange={(event) => keep(event.target.value)}
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
      {isAsking && <DiscardQuestion onDiscard={discard} onStay={() => setAsking(false)} />}
    </form>
  );
}

const takeFocus = (area: HTMLTextAreaElement | null) => {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
};

export function DeleteCommentDialog({ comment, postId, groupId, onClose }: ClosedProps) {
  const [deleteComment] = useDeleteCommentMutation();
  const confirm = () =>
    saveOrTell(deleteComment({ commentId: comment.id, postId, groupId }), () => {
      dropTextDrafts(editKey(postId, comment.id));
      onClose();
    });
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
