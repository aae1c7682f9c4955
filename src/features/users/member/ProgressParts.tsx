import { ExclamationCircle } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { type Id } from '@/services/http/decode';
import { useGetUserProgressQuery } from '@/services/users';
import { HabitList } from './dialogs/HabitList';
import { WorkoutsBar } from './dialogs/WorkoutsBar';
import { Part } from './Part';
import { PROGRESS_AGE } from './progressAge';

/** Workouts and habits: the one thing of the panel that the list of users does not hold. */
export function ProgressParts({ userId }: { userId: Id }) {
  const { currentData, isFetching, isError, refetch } = useGetUserProgressQuery(userId, {
    refetchOnMountOrArgChange: PROGRESS_AGE,
  });
  if (currentData === undefined && isFetching) return <Skeletons />;
  if (currentData === undefined && isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!currentData)
    return (
      <Part title="Workouts and habits">
        <p className="meta">No progress data available.</p>
      </Part>
    );
  const { completedWorkouts, totalWorkouts, habits } = currentData;
  const done = habits.filter(({ isCompleted }) => isCompleted).length;
  return (
    <>
      <Part title="Workouts" aside={`${figure(completedWorkouts)} of ${figure(totalWorkouts)}`}>
        <WorkoutsBar progress={currentData} />
      </Part>
      <Part title="Habits" aside={habits.length > 0 && `${done} of ${habits.length}`}>
        <HabitList habits={habits} />
      </Part>
    </>
  );
}

function Skeletons() {
  return (
    <div className="part-states placeholder-glow" role="status" aria-label="Loading progress...">
      <Part title="Workouts">
        <span className="placeholder" />
      </Part>
      <Part title="Habits">
        <span className="placeholder" />
        <span className="placeholder" />
        <span className="placeholder" />
      </Part>
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Part title="Workouts and habits">
      <p className="part-failed" role="status">
        <ExclamationCircle aria-hidden />
        They could not be loaded.
        <button type="button" className="link" onClick={onRetry}>
          Try again
        </button>
      </p>
    </Part>
  );
}
