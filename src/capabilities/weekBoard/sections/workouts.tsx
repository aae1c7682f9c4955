import { copyWeek } from '@/capabilities/copy/api';
import { Copy } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { MoreMenu } from '@/features/workouts/AddButtons';
import { useShownLists } from '@/screen/list/listContext';
import { type Workouts } from '@/features/workouts/useWorkouts';
import { WeekSection } from '@/features/workouts/WeekSection';
import { weekHandout } from '@/features/workouts/weekHandout';
import { fillAt, read } from '@/lib/slots';
import { AddButton } from '@/screen/AddButton';
import { NoHandout } from '@/screen/handouts';
import { aroundPage } from '@/screen/list/ListPage';
import { headedViews } from '@/screen/list/pageViews';
import { sectionRooms } from '@/screen/section';
import { boardRoom } from '../boardState';
import { Unsaved } from '../unsent';
import '../board.scss';

const board = lazyComponent(async () => (await import(/* webpackChunkName: "workouts-board" */ '../Board')).Board);

const BoardPart = () => (
  <WeekSection className="week-page" waiting={<BoardSkeleton />}>
    {({ week }) => (
      <LazyPart
        key={week.id}
        of={board}
        props={{ week }}
        waiting={<BoardSkeleton />}
        failure="The board could not be loaded."
      />
    )}
  </WeekSection>
);

const LANES = [1, 2, 3, 4, 5, 6, 7];

/** Placeholders for the lanes of a week, before their code and sheet are there too. */
const BoardSkeleton = () => (
  <div className="board-coming placeholder-glow" role="status" aria-label="Loading the board">
    {LANES.map((lane) => (
      <span key={lane} className="placeholder" aria-hidden="true" />
    ))}
  </div>
);

/** What is seldom needed on the board, in a menu, and the copy of the whole week. A week without exercises is not printed. */
function BoardActions() {
  const { week, days = [] } = useShownLists<Workouts>();
  const [Week = NoHandout] = read(weekHandout);
  const hasExercises = days.some(({ workouts }) => workouts.length > 0);
  return (
    <>
      <Week row={{ title: week?.title ?? '', days }}>
        {(print) => <MoreMenu onPrint={hasExercises ? print : undefined} />}
      </Week>
      <AddButton icon={Copy} label="Copy week" opens={copyWeek()} className="btn-outline-secondary" />
    </>
  );
}

export const fills = [
  fillAt(sectionRooms, '/workouts', boardRoom),
  fillAt(headedViews, '/workouts', { view: 'board', label: 'Board', Part: BoardPart, Actions: BoardActions }),
  fillAt(aroundPage, '/workouts', Unsaved),
];
