import { type SyntheticEvent } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { titleOf } from '@/components/format/title';
import { trimmed } from '@/lib/trimmed';
import { dropTextDrafts, keepTextDraft, readTextDraft, useTextDraft } from '@/screen/form/textDrafts';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateCommentMutation } from '@/services/community';
import { type Post } from '@/services/communityDecoders';
import { commentsToggled, selectIsExpanded, type WithCommunity } from '../communityScreen';
import { newCommentKey } from './commentDrafts';

/**
 * The unsent comment on a post, which is kept until it is sent, trimmed. Blank text is not sent. `onSent` hears whether
 * nothing was typed while it was being sent.
 */
export function useNewComment({ id: postId, groupId, title }: Post, onSent?: (isDone: boolean) => void) {
  const dispatch = useDispatch();
  const store = useStore<WithCommunity>();
  const key = newCommentKey(postId);
  const draft = useTextDraft(key) ?? '';
  const [createComment] = useCreateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const send = async () => {
    const comment = trimmed(draft);
    if (!comment) return;
    await saveOrTell(createComment({ postId, groupId, comment }), () => {
      const isDone = readTextDraft(key)?.text === draft;
      if (isDone) dropTextDrafts(key);
      if (!selectIsExpanded(store.getState(), postId)) dispatch(commentsToggled({ postId, isExpanded: true }));
      onSent?.(isDone);
    });
  };
  return {
    draft,
    type: (text: string) =>
      text ? keepTextDraft(key, { title: `Comment on “${titleOf(title)}”`, text }) : dropTextDrafts(key),
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

/** A new comment. */
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
