import { Dialog } from '@/components/dialog/Dialog';
import { figure } from '@/components/format/number';
import { PrintButton } from '@/screen/handout/PrintButton';
import { ON_ENTRY } from '@/screen/onEntry';
import { useGetUserProgressQuery } from '@/services/users';
import { type UserProgress } from '@/services/userTypes';
import { progressSheet } from '../progressSheet';
import { type UserDialogProps } from './userDialogProps';
import { HabitList } from './HabitList';
import { MeasurementsTable } from './MeasurementsTable';
import { UserLine } from '../../UserLine';
import { WorkoutsBar } from './WorkoutsBar';

/** Workouts completed of total, habits with their completed flag, measurements in inches. */
export function ProgressDialog({ user, onClose }: UserDialogProps) {
  const { data, isLoading, isSuccess } = useGetUserProgressQuery(user.id, ON_ENTRY);
  const measurements = user.progress.map((entry) => entry.measurements).findLast((parts) => parts.length > 0);
  return (
    <Dialog
      title="Progress"
      onClose={onClose}
      footer={(data || measurements) && <PrintButton of={progressSheet} props={{ user, progress: data }} />}
    >
      <UserLine user={user} />
      {isLoading && <p className="meta">Loading progress...</p>}
      {isSuccess && !data && !measurements && <p className="meta">No progress data available.</p>}
      {data && <Workouts progress={data} />}
      {data && <Habits progress={data} />}
      {measurements && <MeasurementsTable measurements={measurements} />}
    </Dialog>
  );
}

function Workouts({ progress }: { progress: UserProgress }) {
  return (
    <section className="detail-group">
      <h3>Workouts</h3>
      <p className="figures">
        {figure(progress.completedWorkouts)} of {figure(progress.totalWorkouts)} completed
      </p>
      <WorkoutsBar progress={progress} />
    </section>
  );
}

function Habits({ progress: { habits } }: { progress: UserProgress }) {
  return (
    <section className="detail-group">
      <h3>Habits</h3>
      <HabitList habits={habits} />
    </section>
  );
}
