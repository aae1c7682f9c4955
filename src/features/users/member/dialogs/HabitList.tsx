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
