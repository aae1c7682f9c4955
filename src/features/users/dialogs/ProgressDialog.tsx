import { CheckCircleFill, Circle } from 'react-bootstrap-icons';
import { Dialog } from '@/components/dialog/Dialog';
import { figure } from '@/components/format/number';
import { ON_ENTRY } from '@/screen/onEntry';
import { useGetUserProgressQuery } from '@/services/users';
import { type UserProgress } from '@/services/userTypes';
import { type UserDialogProps } from './userDialogProps';
import { MeasurementsTable } from './MeasurementsTable';
import { UserLine } from './UserLine';

/** Workouts completed of total, habits with their completed flag, measurements in inches. */
export function ProgressDialog({ user, onClose }: UserDialogProps) {
  const { data, isLoading, isSuccess } = useGetUserProgressQuery(user.id, ON_ENTRY);
  const measurements = user.progress.map((entry) => entry.measurements).findLast((parts) => parts.length > 0);
  return (
    <Dialog title="Progress" onClose={onClose}>
      <UserLine user={user} />
      {isLoading && <p className="meta">Loading progress...</p>}
      {isSuccess && !data && !measurements && <p className="meta">No progress data available.</p>}
      {data && <Workouts progress={data} />}
      {data && <Habits progress={data} />}
      {measurements && <MeasurementsTable measurements={measurements} />}
    </Dialog>
  );
}

function Workouts({ progress: { completedWorkouts, totalWorkouts } }: { progress: UserProgress }) {
  const share = totalWorkouts > 0 ? Math.min(100, (completedWorkouts / totalWorkouts) * 100) : 0;
  return (
    <section className="detail-group">
      <h3>Workouts</h3>
      <p className="figures">
        {figure(completedWorkouts)} of {figure(totalWorkouts)} completed
      </p>
      <div className="progress-track" aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
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
