import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Moon } from 'react-bootstrap-icons';
import { BusyButton } from '@/components/dialog/BusyButton';
import { StillWaiting, UnknownNotice } from '@/components/dialog/lateAnswer';
import { useAnswer } from '@/components/dialog/useAnswer';
import { KeyLine } from '@/components/keys/KeyLine';
import { QueueStep } from '@/screen/queue/QueueBar';
import { saveOrTell } from '@/screen/saveOrTell';
import { useCreateCommentMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { draftChanged, draftSent, selectDraft, type WithCommunity } from '../communityScreen';
import { callName } from './deskText';
import { RepliesMenu } from './RepliesMenu';

const KEYS = [
  [['Shift', 'Enter'], 'new line'],
  [['Esc'], 'back to the queue, the text is kept'],
] as const;

interface Props {
  post: Post;
  isAside: boolean;
  /** `isDone`: nothing was typed into the box while the answer was being sent. */
  onAnswered: (post: Post, isDone: boolean) => void;
  onToggleAside: () => void;
  /** Undefined where no other post waits. */
  onNext: (() => void) | undefined;
  onLeave: () => void;
}

/** The answer to a post. Enter sends it. What is typed is kept in the store until it is sent. */
export function AnswerForm({ post, isAside, onAnswered, onToggleAside, onNext, onLeave }: Props) {
  const dispatch = useDispatch();
  const { id: postId, groupId, author } = post;
  const boxId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useSelector((state: WithCommunity) => selectDraft(state, postId));
  const [createComment] = useCreateCommentMutation();
  const { run, isBusy, stopWaiting, isUnknown } = useAnswer();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const type = (text: string) => dispatch(draftChanged({ postId, text }));

  const send = async () => {
    if (!draft.trim()) return;
    await saveOrTell(createComment({ postId, groupId, comment: draft }), () => {
      const isDone = box.current?.value === draft;
      dispatch(draftSent({ postId, text: draft }));
      onAnswered(post, isDone);
    });
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void run(send);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    if (event.key === 'Escape') onLeave();
    if (event.key !== '/' || draft) return;
    event.preventDefault();
    setMenuOpen(true);
  };
  const insert = (text: string) => {
    const { selectionStart: start, selectionEnd: end } = box.current!;
    flushSync(() => type(draft.slice(0, start) + text + draft.slice(end)));
    box.current?.focus();
    box.current?.setSelectionRange(start + text.length, start + text.length);
  };
  return (
    <form className="reply" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={boxId}>{`Answer to ${callName(author)}`}</label>
      <textarea
        ref={box}
        id={boxId}
        rows={3}
        className="form-control"
        value={draft}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="reply-bar">
        <RepliesMenu
          postId={postId}
          firstName={author.firstName}
          hasText={draft.trim() !== ''}
          box={box}
          isOpen={isMenuOpen}
          onToggle={setMenuOpen}
          onInsert={insert}
        />
        <button type="button" className="btn btn-quiet set-aside" onClick={onToggleAside}>
          <Moon aria-hidden />
          <span>{isAside ? 'Bring back' : 'Set aside'}</span>
        </button>
        <QueueStep className="btn btn-quiet push next-post" onStep={onNext}>
          Next
        </QueueStep>
        <BusyButton type="submit" isBusy={isBusy}>
          Answer
          <kbd className="keycap" aria-hidden="true">
            Enter
          </kbd>
        </BusyButton>
      </div>
      <KeyLine keys={KEYS} />
      {isBusy && <StillWaiting onStop={stopWaiting} />}
      {isUnknown && <UnknownNotice what="sent" hasText />}
    </form>
  );
}
