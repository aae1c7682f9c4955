import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { BusyButton } from '@/components/dialog/BusyButton';
import { StillWaiting } from '@/components/dialog/StillWaiting';
import { UnknownNotice } from '@/components/dialog/UnknownNotice';
import { useAnswer } from '@/components/dialog/useAnswer';
import { saveOrTell } from '@/screen/saveOrTell';
import { useUpdateCommentMutation } from '@/services/community';
import { type CommentProps } from './commentProps';

const MAX_ROWS = 8;

/**
 * The form that replaces a comment's text. Enter saves, Shift and Enter begin a new line, Escape cancels. Blank text is
 * not sent.
 */
export function EditComment({ comment: { id, text }, postId, onClose }: CommentProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(text);
  const [updateComment] = useUpdateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const save = async () => {
    if (!typed.trim()) return;
    await saveOrTell(updateComment({ commentId: id, postId, comment: typed }), onClose);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void run(save);
  };
  const cancel = () => {
    if (!isBusy) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
    if (event.key === 'Escape') cancel();
  };
  return (
    <form className="edit" onSubmit={submit}>
      <textarea
        ref={takeFocus}
        rows={Math.min(MAX_ROWS, typed.split('\n').length)}
        className="form-control"
        aria-label="Edit comment"
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
      {isBusy && <StillWaiting onStop={stopWaiting} />}
      {isUnknown && <UnknownNotice what="saved" hasText />}
    </form>
  );
}

const takeFocus = (area: HTMLTextAreaElement | null) => {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
};
