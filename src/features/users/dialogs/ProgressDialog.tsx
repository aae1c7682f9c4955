import { Dialog } from '@/components/dialog/Dialog';
import { figure } from '@/components/format/number';
import { DetailActions } from '@/screen/detailActions';
import { ON_ENTRY } from '@/screen/onEntry';
import { useGetUserProgressQuery } from '@/services/users';
import { type Measurement } from '@/services/userTypes';
import { HabitList, WorkoutsBar } from './ProgressParts';
import { type UserDialogProps, UserLine } from '../UserLine';
import { userRecord } from '../userRecords';
import { partLabel } from '../questions';

/** Workouts completed of total, habits with their completed flag, measurements in inches. */
export function ProgressDialog({ user, onClose }: UserDialogProps) {
  const { data, isLoading, isSuccess } = useGetUserProgressQuery(user.id, ON_ENTRY);
  const measurements = user.progress.map((entry) => entry.measurements).findLast((parts) => parts.length > 0);
  return (
    <Dialog
      title="Progress"
      onClose={onClose}
      footer={(data || measurements) && <DetailActions of={userRecord} row={user} />}
    >
      <UserLine user={user} />
      {isLoading && <p className="meta">Loading progress...</p>}
      {isSuccess && !data && !measurements && <p className="meta">No progress data available.</p>}
      {data && (
        <>
          <section className="detail-group">
            <h3>Workouts</h3>
            <p className="figures">
              {figure(data.completedWorkouts)} of {figure(data.totalWorkouts)} completed
            </p>
            <WorkoutsBar progress={data} />
          </section>
          <section className="detail-group">
            <h3>Habits</h3>
            <HabitList habits={data.habits} />
          </section>
        </>
      )}
      {measurements && <MeasurementsTable measurements={measurements} />}
    </Dialog>
  );
}

const inches = (value: string) => (value ? `${value} in` : 'N/A');

/** The latest measurements beside those of the first day, in inches. */
function MeasurementsTable({ measurements }: { measurements: Measurement[] }) {
  return (
    <section className="detail-group">
      <h3>Measurements (inches)</h3>
      <table className="measurements figures">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Day 1</th>
            <th scope="col">Current</th>
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ part, day1, current }) => (
            <tr key={part}>
              <th scope="row">{partLabel(part)}</th>
              <td>{inches(day1)}</td>
              <td>{inches(current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
