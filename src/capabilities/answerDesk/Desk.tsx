import { useMemo } from 'react';
import { ChatSquareText, ChevronLeft, ChevronRight } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { EmptyState } from '@/components/state/EmptyState';
import { placeText, QueueBar, QueueStep } from '@/capabilities/queue/api';
import { communityApi } from '@/services/community';
import { type CommunityLists } from '@/features/community/communityScreen';
import { useShownLists } from '@/screen/list/listContext';
import { type Group } from '@/services/communityDecoders';
import { useReload } from '@/services/http/useReload';
import { NoGroups } from '@/features/community/groups/groupParts';
import { Answer } from './Answer';
import { AnswerForm } from './AnswerForm';
import { DeskHead } from './DeskHead';
import { DeskQueue } from './DeskQueue';
import { DeskSkeleton } from './DeskSkeleton';
import { asideToggled, selectDesk } from './deskState';
import { countsText, waitText } from './deskText';
import { useDesk } from './useDesk';
import { useDeskActs } from './useDeskActs';
import sheet from './desk.late.scss';

/** The posts of all groups that wait for an answer, and the place to answer them. */
export function Desk() {
  useLateSheet(sheet);
  const { groups, isLoading } = useShownLists<CommunityLists>();
  const reload = useReload(communityApi.endpoints.listGroups);
  if (!groups && isLoading) return <DeskSkeleton />;
  if (!groups) return <NotRead text="The groups could not be read." onRetry={() => void reload()} />;
  if (groups.length === 0) return <NoGroups />;
  return <OpenDesk groups={groups} />;
}

function OpenDesk({ groups }: { groups: readonly Group[] }) {
  const byId = useMemo(() => new Map(groups.map((group) => [group.id, group])), [groups]);
  const { isReading } = useSelector(selectDesk);
  const desk = useDesk(groups);
  const { queue, setAside, listed, shown, next, coming, failed, now } = desk;
  const { root, done, open, walk, goToNext, showQueue, toggleAside, noteAnswer } = useDeskActs(desk, byId);

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
  const place = shown && (queue.includes(shown) ? placeText(queue, shown) : 'Set aside');
  return (
    <>
      <DeskHead status={[done, counts].filter(Boolean).join('. ')} />
      {isQuiet ? (
        notRead || <Nobody groups={groups.length} setAside={setAside.length} />
      ) : (
        <div ref={root} className={`grid desk ${isReading && shown ? 'is-reading' : ''}`}>
          {shown && (
            <QueueBar
              label="Post of the queue"
              text={[place, waitText(shown.post.createdAt, now)].filter(Boolean).join(', ')}
              back={
                <button type="button" className="btn btn-quiet" onClick={showQueue}>
                  <ChevronLeft aria-hidden />
                  Queue
                </button>
              }
            >
              <QueueStep className="btn btn-quiet" onStep={next && (() => goToNext('row'))}>
                Next
                <ChevronRight aria-hidden />
              </QueueStep>
            </QueueBar>
          )}
          <DeskQueue desk={desk} groups={byId} onWalk={walk} onOpen={open}>
            {notRead}
          </DeskQueue>
          {!shown && listed.length > 0 && <p className="meta choose">Choose a post, or press n for the first.</p>}
          {shown && (
            <Answer key={shown.post.id} item={shown} group={byId.get(shown.post.groupId)} now={now}>
              <AnswerForm
                post={shown.post}
                isAside={setAside.includes(shown)}
                onAnswered={noteAnswer}
                onToggleAside={toggleAside}
                onNext={next && (() => goToNext('box'))}
                onLeave={showQueue}
              />
            </Answer>
          )}
        </div>
      )}
    </>
  );
}

/** Says what could not be loaded, and offers to try again. */
const NotRead = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p className="not-read unread" role="status">
    {text}
    <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
      Try again
    </button>
  </p>
);

/** Shown in place of the queue while nobody waits. */
function Nobody({ groups, setAside }: { groups: number; setAside: number }) {
  const dispatch = useDispatch();
  const put = `${countOf(setAside, 'post is', 'posts are')} set aside until tomorrow.`;
  return (
    <div className="card">
      <EmptyState
        icon={<ChatSquareText aria-hidden />}
        title="Everyone has an answer"
        text={`${countOf(groups, 'group')} read.${setAside > 0 ? ` ${put}` : ''}`}
        action={
          setAside > 0 && (
            <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(asideToggled())}>
              Show those set aside
            </button>
          )
        }
      />
    </div>
  );
}
