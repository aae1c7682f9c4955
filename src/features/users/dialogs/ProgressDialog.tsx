import { CheckCircleFill, Circle } from 'react-bootstrap-icons';
import ProgressBar from 'react-bootstrap/ProgressBar';
import { Dialog } from '@/components/dialog/Dialog';
import { useGetUserProgressQuery } from '@/services/users';
import { type UserProgress } from '@/services/userTypes';
import { type UserDialogProps } from '../UsersDialogs';
import { MeasurementsTable } from './MeasurementsTable';

/** §2 Progress: workouts completed of total, habits with their completed flag, measurements in inches. */
export function ProgressDialog({ user, onClose }: UserDialogProps) {
  const { data, isLoading, isSuccess } = useGetUserProgressQuery(user.id, { refetchOnMountOrArgChange: true });
  const measurements = user.progress
    .flatMap((entry) => (entry.measurements.length > 0 ? [entry.measurements] : []))
    .at(-1);
  return (
    <Dialog title="Progress" onClose={onClose}>
      {isLoading && <p className="meta">Loading progress...</p>}
      {isSuccess && !data && !measurements && <p className="meta">No progress data available.</p>}
      {data && <Workouts progress={data} />}
      {data && <Habits progress={data} />}
      {measurements && <MeasurementsTable measurements={measurements} />}
    </Dialog>
  );
}

function Workouts({ progress: { completedWorkouts, totalWorkouts } }: { progress: UserProgress }) {
  return (
    <section className="detail-group">
      <h3>Workouts</h3>
      <p className="figures">
        {completedWorkouts} of {totalWorkouts} completed
      </p>
      <ProgressBar
        now={completedWorkouts}
        max={Math.max(totalWorkouts, completedWorkouts, 1)}
        aria-label="Workouts completed"
      />
    </section>
  );
}

function Habits({ progress: { habits } }: { progress: UserProgress }) {
  return (
    <section className="detail-group">
      <h3>Habits</h3>
      {habits.length === 0 && <p className="meta">No habits data available.</p>}
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
    </section>
  );
}
