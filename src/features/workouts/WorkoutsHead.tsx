import { useDispatch, useSelector } from 'react-redux';
import { ListHead } from '@/screen/list/ListPage';
import { ViewLinks } from '@/screen/views/ViewLinks';
import { AddWorkoutButton, BoardActions, DaysActions } from './AddButtons';
import { LabelledSelect } from './LabelledSelect';
import { type Workouts } from './useWorkouts';
import { selectWorkoutsScreen, viewSelected, weekSelected } from './workoutsScreen';
import { titledOptions } from './workoutsView';
import { WorkoutsViewButton } from './WorkoutsViewButton';

const VIEWS = [
  ['days', 'Days'],
  ['board', 'Board'],
] as const;

interface Props extends Workouts {
  /** Prints the week. */
  onPrint: () => void;
}

/** The choice of the week and of how it is shown, and what can be added. */
export function WorkoutsHead({ onPrint, ...workouts }: Props) {
  const { weeks = [], week, days = [] } = workouts;
  const dispatch = useDispatch();
  const { view } = useSelector(selectWorkoutsScreen);
  const select = (value: string) => {
    const next = weeks.find(({ id }) => String(id) === value);
    if (next) dispatch(weekSelected(next.id));
  };
  const lead = (
    <div className="week-head">
      <LabelledSelect
        label="Select Week"
        className="week-select"
        options={titledOptions(weeks)}
        value={week ? String(week.id) : ''}
        onChange={select}
      />
      <ViewLinks path="/workouts" views={VIEWS} current={view} chosen={viewSelected} />
      <WorkoutsViewButton {...workouts} />
    </div>
  );
  const hasExercises = days.some((day) => day.workouts.length > 0);
  return (
    <ListHead lead={lead}>
      {view === 'board' ? <BoardActions onPrint={hasExercises ? onPrint : undefined} /> : <DaysActions />}
      <AddWorkoutButton />
    </ListHead>
  );
}
