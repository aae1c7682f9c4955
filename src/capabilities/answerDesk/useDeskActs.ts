import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { type Group, type Post } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';
import { type QueueItem } from './deskOrder';
import { postLeft, postOpened, postReached, queueShown } from './deskState';
import { callName } from './deskText';
import { type Desk } from './useDesk';

/** What has the focus: the shown post's row, or the box that answers it. */
type FocusPlace = 'row' | 'box';

/** On a narrow screen the row is hidden, so the post takes its focus. */
const SELECTORS: Record<FocusPlace, readonly string[]> = {
  row: ['.queue-row[aria-current]', '.answer-card'],
  box: ['.reply textarea', '.queue-row[aria-current]'],
};

/** What can be done at the desk, also by its keys, and where the focus goes then; `done` says what was done last. */
export function useDeskActs(desk: Desk, groups: ReadonlyMap<Id, Group>) {
  const dispatch = useDispatch();
  const { shown, next } = desk;
  const [done, setDone] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const moveTo = useCallback((place: FocusPlace) => {
    for (const selector of SELECTORS[place]) {
      const element = root.current?.querySelector<HTMLElement>(selector);
      element?.focus();
      if (element && document.activeElement === element) return;
    }
  }, []);
  // An answer arrives later than the render that sent it.
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  // Who answers faster than comments are read goes on writing once the next post is found.
  const isAwaited = useRef(false);
  const shownId = shown?.post.id;
  useEffect(() => {
    if (shownId === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    if (document.activeElement?.closest('a, button, input, textarea') == null) moveTo('box');
  }, [shownId, moveTo]);

  const open = useCallback(
    (post: Post, isByKey: boolean) => {
      flushSync(() => dispatch(postOpened(post.id)));
      moveTo(isByKey ? 'box' : 'row');
    },
    [dispatch, moveTo],
  );
  const walk = (post: Post) => flushSync(() => dispatch(postReached(post.id)));
  /** Shows the next post, or without one none. */
  const goOn = (following: QueueItem | undefined, place: FocusPlace) => {
    if (following) {
      walk(following.post);
      return moveTo(place);
    }
    isAwaited.current = place === 'box';
    flushSync(() => {
      dispatch(postLeft());
      desk.unpin();
    });
  };
  const goToNext = (place: FocusPlace) => {
    if (next) goOn(next, place);
  };
  const showQueue = () => {
    flushSync(() => dispatch(queueShown()));
    moveTo('row');
  };
  const toggleAside = () => {
    if (!shown) return;
    const { post } = shown;
    const isAside = desk.setAside.includes(shown);
    desk.toggleAside(post.id);
    setDone(`“${titleOf(post.title)}” is ${isAside ? 'back in the queue' : 'set aside until tomorrow'}`);
    goOn(isAside ? shown : next, 'row');
  };
  const noteAnswer = (post: Post, isDone: boolean) => {
    const group = groups.get(post.groupId);
    setDone(`Answered ${callName(post.author)}${group ? ` in ${titleOf(group.title)}` : ''}`);
    if (isDone && latest.current.shown?.post.id === post.id) goOn(latest.current.next, 'box');
  };
  const answer = () => {
    const item = shown ?? next;
    if (item) open(item.post, true);
  };
  useKeyMap({ n: () => goToNext('row'), s: toggleAside, enter: answer }, root);
  return { root, done, open, walk, goToNext, showQueue, toggleAside, noteAnswer };
}
