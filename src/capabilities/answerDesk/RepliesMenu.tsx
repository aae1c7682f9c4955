import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { Bookmark } from 'react-bootstrap-icons';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { Menu, menuList } from '@/components/menu/Menu';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { useListEvents } from '@/screen/list/listContext';
import { type Id } from '@/services/http/decode';
import { replyTo, useSavedReplies } from './replies/savedReplies';
import { postOpened } from './deskState';

interface Props {
  postId: Id;
  /** Of the member who is answered. */
  firstName: string;
  /** Whether there is text to save. */
  hasText: boolean;
  /** The box that is written in; it has the focus again once a key has opened the menu. */
  box: RefObject<HTMLTextAreaElement | null>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onInsert: (text: string) => void;
}

/** The replies that the person has saved. One is put into the box and never sent. */
export function RepliesMenu({ postId, firstName, hasText, box, isOpen, onToggle, onInsert }: Props) {
  const dispatch = useDispatch();
  const { events } = useListEvents();
  const { replies } = useSavedReplies();
  const button = useRef<HTMLButtonElement>(null);
  const [isFromButton, setFromButton] = useState(false);
  const id = useId();
  const openByKey = () => {
    dispatch(postOpened(postId)); // on a narrow screen the menu stands above the post
    onToggle(true);
  };
  useKeyMap({ '/': openByKey }, button);
  useEffect(() => menuList.keepLoading(), []); // the key needs no focus on the button

  const entries: MenuEntry[] = [
    ...replies.map(({ name, text }) => ({
      label: name,
      detail: replyTo(text, firstName),
      onSelect: () => onInsert(replyTo(text, firstName)),
    })),
    ...(replies.length > 0 ? (['divider'] as const) : []),
    {
      label: 'Save this answer as a reply',
      offReason: hasText ? undefined : 'Write the answer first.',
      onSelect: () => events.dialogOpened({ kind: 'saveReply', id: postId }),
    },
    { label: 'Edit saved replies', onSelect: () => events.dialogOpened({ kind: 'replies' }) },
  ];
  const close = () => {
    onToggle(false);
    if (!isFromButton) box.current?.focus();
    setFromButton(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setFromButton(true);
          onToggle(!isOpen);
        }}
      >
        <Bookmark aria-hidden />
        Saved replies
      </button>
      {isOpen && (
        <Menu
          id={id}
          label="Saved replies"
          note={
            replies.length > 0
              ? 'Inserted with the member’s first name, never sent.'
              : 'No replies are saved yet. Write an answer and save it here.'
          }
          entries={entries}
          anchor={button}
          startAt="first"
          side="left"
          onClose={close}
        />
      )}
    </>
  );
}
