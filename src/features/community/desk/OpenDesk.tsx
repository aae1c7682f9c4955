import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { type Group, type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { postLeft, postOpened, postReached, queueShown, selectIsReading } from '../communityScreen';
import { Answer } from './Answer';
import { AnswerForm } from './AnswerForm';
import { DeskBar } from './DeskBar';
import { DeskHead } from './DeskHead';
import { callName, countsText, waitText } from './deskText';
import { Nobody } from './Nobody';
import { NotRead } from './NotRead';
import { type QueueItem } from './deskOrder';
import { Queue } from './Queue';
import { useDesk } from './useDesk';
import { useDeskFocus, type DeskPlace } from './useDeskFocus';

interface Props {
  groups: readonly Group[];
  byId: ReadonlyMap<Id, Group>;
  head: HTMLElement | null;
}

/** The queue and the post that is answered, with the keys of both. */
export function OpenDesk({ groups, byId, head }: Props) {
  const dispatch = useDispatch();
  const isReading = useSelector(selectIsReading);
  const desk = useDesk(groups);
  const { queue, setAside, listed, shown, next, coming, failed, now } = desk;
  const [done, setDone] = useState('');
  const { root, moveTo } = useDeskFocus();
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

  const open = (post: Post, isByKey: boolean) => {
    flushSync(() => dispatch(postOpened(post.id)));
    moveTo(isByKey ? 'box' : 'row');
  };
  const walk = (post: Post) => flushSync(() => dispatch(postReached(post.id)));
  /** Shows the next post, or without one none. */
  const goOn = (following: QueueItem | undefined, place: DeskPlace) => {
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
  const goToNext = (place: DeskPlace) => {
    if (next) goOn(next, place);
  };
  const showQueue = () => {
    flushSync(() => dispatch(queueShown()));
    moveTo('row');
  };
  const toggleAside = () => {
    if (!shown) return;
    const { post } = shown;
    const isAside = setAside.includes(shown);
    desk.toggleAside(post.id);
    setDone(`“${titleOf(post.title)}” is ${isAside ? 'back in the queue' : 'set aside until tomorrow'}`);
    goOn(isAside ? shown : next, 'row');
  };
  const noteAnswer = (post: Post, isDone: boolean) => {
    const group = byId.get(post.groupId);
    setDone(`Answered ${callName(post.author)}${group ? ` in ${titleOf(group.title)}` : ''}`);
    if (isDone && latest.current.shown?.post.id === post.id) goOn(latest.current.next, 'box');
  };
  const answer = () => {
    const item = shown ?? next;
    if (item) open(item.post, true);
  };
  useKeyMap({ n: () => goToNext('row'), s: toggleAside, enter: answer }, root);

  const counts = countsText({
    waiting: desk.waiting,
    inGroups: new Set(queue.map(({ post }) => post.groupId)).size,
    groups: groups.length,
    read: desk.read,
    isOpenEnded: desk.isReading,
  });
  const notRead = failed.length > 0 && (
    <NotRead text={`${countOf(failed.length, 'group')} could not be read.`} onRetry={desk.loadFailed} />
  );
  const isQuiet = listed.length === 0 && coming === 0 && !desk.isReading;
  const place =
    shown && (queue.includes(shown) ? `${figure(queue.indexOf(shown) + 1)} of ${figure(queue.length)}` : 'Set aside');
  return (
    <>
      {head && <DeskHead place={head} status={[done, counts].filter(Boolean).join('. ')} />}
      {isQuiet ? (
        notRead || <Nobody groups={groups.length} setAside={setAside.length} />
      ) : (
        <div ref={root} className={`grid desk ${isReading && shown ? 'is-reading' : ''}`}>
          {shown && (
            <DeskBar
              text={[place, waitText(shown.post.createdAt, now)].filter(Boolean).join(', ')}
              hasNext={next !== undefined}
              onQueue={showQueue}
              onNext={() => goToNext('row')}
            />
          )}
          <Queue desk={desk} groups={byId} onWalk={walk} onOpen={open}>
            {notRead}
          </Queue>
          {!shown && listed.length > 0 && <p className="meta choose">Choose a post, or press n for the first.</p>}
          {shown && (
            <Answer key={shown.post.id} item={shown} group={byId.get(shown.post.groupId)} now={now}>
              <AnswerForm
                post={shown.post}
                isAside={setAside.includes(shown)}
                hasNext={next !== undefined}
                onAnswered={noteAnswer}
                onToggleAside={toggleAside}
                onNext={() => goToNext('box')}
                onLeave={showQueue}
              />
            </Answer>
          )}
        </div>
      )}
    </>
  );
}
