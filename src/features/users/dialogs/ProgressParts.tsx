import { CheckCircleFill, Circle } from 'react-bootstrap-icons';
import { type UserProgress } from '@/services/userTypes';

/** Each habit, and whether it is completed. */
export function HabitList({ habits }: Pick<UserProgress, 'habits'>) {
  if (habits.length === 0) return <p className="meta">No habits data available.</p>;
  return (
    <ul className="check-list">
      {habits.map(({ name, isCompleted }, index) => (
        // The server names habits, and may name one twice.
        <li key={index}>
          {isCompleted ? <CheckCircleFill className="done" aria-hidden /> : <Circle aria-hidden />}
          <span>{name}</span>
          <span className="meta">{isCompleted ? 'Completed' : 'Not completed'}</span>
        </li>
      ))}
    </ul>
  );
}

/** The share of the workouts that are completed. Decoration: the figures are beside it. */
export function WorkoutsBar({ progress: { completedWorkouts, totalWorkouts } }: { progress: UserProgress }) {
  const share = totalWorkouts > 0 ? Math.min(100, (completedWorkouts / totalWorkouts) * 100) : 0;
  return (
    <div className="progress-track" aria-hidden>
      <span style={{ width: `${share}%` }} />
    </div>
  );
}
