import { type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateCommentMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { draftChanged, draftSent, selectDraft, type WithCommunity } from '../communityScreen';

/** A new comment, sent as typed, as at the answer desk. Blank text is not sent. The text is kept in the store until it is sent. */
export function WriteComment({ post: { id: postId, groupId } }: { post: Post }) {
  const dispatch = useDispatch();
  const draft = useSelector((state: WithCommunity) => selectDraft(state, postId));
  const [createComment] = useCreateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const send = async () => {
    if (!draft.trim()) return;
    const sent = () => dispatch(draftSent({ postId, text: draft }));
    await saveOrTell(createComment({ postId, groupId, comment: draft }), sent);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <form className="edit write" onSubmit={submit}>
      <input
        className="form-control"
        placeholder="Write a comment..."
        aria-label="Write a comment..."
        autoComplete="off"
        value={draft}
        onChange={(event) => dispatch(draftChanged({ postId, text: event.target.value }))}
      />
      <button type="submit" className={`btn btn-outline-secondary ${isBusy ? 'busy' : ''}`} aria-disabled={isBusy}>
        Comment
      </button>
      {isBusy && <StillWaiting onStop={stopWaiting} />}
      {isUnknown && <UnknownNotice what="sent" hasText />}
    </form>
  );
}
