import { type UserProgress } from '@/services/userTypes';

/** The share of the workouts that are completed. Decoration: the figures are beside it. */
export function WorkoutsBar({ progress: { completedWorkouts, totalWorkouts } }: { progress: UserProgress }) {
  const share = totalWorkouts > 0 ? Math.min(100, (completedWorkouts / totalWorkouts) * 100) : 0;
  return (
    <div className="progress-track" aria-hidden>
      <span style={{ width: `${share}%` }} />
    </div>
  );
}
