import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Moon } from 'react-bootstrap-icons';
import { BusyButton } from '@/components/dialog/BusyButton';
import { KeyLine } from '@/components/keys/KeyLine';
import { QueueStep } from '@/capabilities/queue/api';
import { type Post } from '@/services/communityDecoders';
import { useNewComment } from '@/features/community/comments/newComment';
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

/** The answer to a post. Enter sends it. What is typed is kept until it is sent. */
export function AnswerForm({ post, isAside, onAnswered, onToggleAside, onNext, onLeave }: Props) {
  const { id: postId, author } = post;
  const boxId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, type, submit, isBusy, notices } = useNewComment(post, (isDone) => onAnswered(post, isDone));
  const [isMenuOpen, setMenuOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
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
      {notices}
    </form>
  );
}
