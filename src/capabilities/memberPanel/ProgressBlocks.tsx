import { ExclamationCircle } from 'react-bootstrap-icons';
import { figure } from '@/components/format/number';
import { type Id } from '@/services/http/decode';
import { useGetUserProgressQuery } from '@/services/users';
import { HabitList, WorkoutsBar } from '@/features/users/dialogs/ProgressParts';
import { Block } from './Block';

/** For how many seconds workouts and habits that were loaded count as new. */
const PROGRESS_AGE = 30;

/** Workouts and habits: the one thing of the panel that the list of users does not hold. */
export function ProgressBlocks({ userId }: { userId: Id }) {
  const { currentData, isFetching, isError, refetch } = useGetUserProgressQuery(userId, {
    refetchOnMountOrArgChange: PROGRESS_AGE,
  });
  if (currentData === undefined && isFetching) return <Skeletons />;
  if (currentData === undefined && isError)
    return (
      <Block title="Workouts and habits">
        <p className="part-failed" role="status">
          <ExclamationCircle aria-hidden />
          They could not be loaded.
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      </Block>
    );
  if (!currentData) return <Block title="Workouts and habits" none="No progress data available." />;
  const { completedWorkouts, totalWorkouts, habits } = currentData;
  const done = habits.filter(({ isCompleted }) => isCompleted).length;
  return (
    <>
      <Block title="Workouts" aside={`${figure(completedWorkouts)} of ${figure(totalWorkouts)}`}>
        <WorkoutsBar progress={currentData} />
      </Block>
      <Block title="Habits" aside={habits.length > 0 && `${done} of ${habits.length}`}>
        <HabitList habits={habits} />
      </Block>
    </>
  );
}

function Skeletons() {
  return (
    <div className="part-states placeholder-glow" role="status" aria-label="Loading progress...">
      <Block title="Workouts">
        <span className="placeholder" />
      </Block>
      <Block title="Habits">
        <span className="placeholder" />
        <span className="placeholder" />
        <span className="placeholder" />
      </Block>
    </div>
  );
}
