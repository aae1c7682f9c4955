import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type BoardProps } from './Board';

const LANES = [1, 2, 3, 4, 5, 6, 7];

/** Placeholders for the lanes of a week, before their code and sheet are there too. */
export const BoardSkeleton = () => (
  <div className="board-coming placeholder-glow" role="status" aria-label="Loading the board">
    {LANES.map((lane) => (
      <span key={lane} className="placeholder" aria-hidden="true" />
    ))}
  </div>
);

const board = lazyComponent(async () => (await import(/* webpackChunkName: "workouts-board" */ './Board')).Board);

/** The week as a board. Its code is fetched when it is opened. */
export const BoardPart = (props: BoardProps) => (
  <LazyPart of={board} props={props} waiting={<BoardSkeleton />} failure="The board could not be loaded." />
);
