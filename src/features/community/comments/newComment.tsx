import { type SyntheticEvent } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateCommentMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { draftChanged, draftSent, selectDraft, type WithCommunity } from '../communityScreen';

/**
 * The unsent comment below a post, which the store keeps until it is sent as typed. Blank text is not sent. `onSent` hears
 * whether nothing was typed while it was being sent.
 */
export function useNewComment({ id: postId, groupId }: Post, onSent?: (isDone: boolean) => void) {
  const dispatch = useDispatch();
  const store = useStore<WithCommunity>();
  const draft = useSelector((state: WithCommunity) => selectDraft(state, postId));
  const [createComment] = useCreateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const send = async () => {
    if (!draft.trim()) return;
    await saveOrTell(createComment({ postId, groupId, comment: draft }), () => {
      const isDone = selectDraft(store.getState(), postId) === draft;
      dispatch(draftSent({ postId, text: draft }));
      onSent?.(isDone);
    });
  };
  return {
    draft,
    type: (text: string) => dispatch(draftChanged({ postId, text })),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run(send);
    },
    isBusy,
    /** Says that the answer takes long, or that it is not known whether the text was sent. */
    notices: (
      <>
        {isBusy && <StillWaiting onStop={stopWaiting} />}
        {isUnknown && <UnknownNotice what="sent" hasText />}
      </>
    ),
  };
}

/** A new comment, sent as typed, as at the answer desk. */
export function WriteComment({ post }: { post: Post }) {
  const { draft, type, submit, isBusy, notices } = useNewComment(post);
  return (
    <form className="edit write" onSubmit={submit}>
      <input
        className="form-control"
        placeholder="Write a comment..."
        aria-label="Write a comment..."
        autoComplete="off"
        value={draft}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={`btn btn-outline-secondary ${isBusy ? 'busy' : ''}`} aria-disabled={isBusy}>
        Comment
      </button>
      {notices}
    </form>
  );
}
