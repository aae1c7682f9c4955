import { useDispatch, useSelector } from 'react-redux';
import { ListHead, ViewActions } from '@/screen/list/ListPage';
import { ViewLinks } from '@/screen/list/ViewLinks';
import { type ExportColumn } from '@/components/export/table';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { type Workout } from '@/services/workouts';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { AddWorkoutButton, DaysActions } from './AddButtons';
import { type Workouts } from './useWorkouts';
import { selectWorkoutsScreen, weekSelected } from './workoutsScreen';
import { titledOptions, exerciseRows, sortExercises } from './workoutsRows';
import { EXERCISES_TABLE } from './exercisesColumns';

/** The choice of the week and of how it is shown, and what can be added. */
export function WorkoutsHead(workouts: Workouts) {
  const { weeks = [], week } = workouts;
  const dispatch = useDispatch();
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
      <ViewLinks own="Days" />
      <WorkoutsViewButton {...workouts} />
    </div>
  );
  return (
    <ListHead lead={lead}>
      <ViewActions>
        <DaysActions />
      </ViewActions>
      <AddWorkoutButton />
    </ListHead>
  );
}

const OF_DAY: ExportColumn<Workout>[] = [
  { header: 'Exercise', value: ({ name }) => name },
  { header: 'Sets', value: ({ sets }) => sets },
  { header: 'Reps', value: ({ reps }) => reps },
  { header: 'Video', value: ({ video }) => video },
];

/**
 * How week and library are shown: the workouts of the selected day can be exported, and the library in the table's order,
 * with the sets and reps of that day.
 */
function WorkoutsViewButton({ day, exercises = [] }: Pick<Workouts, 'day' | 'exercises'>) {
  const { view, sort } = useSelector(selectWorkoutsScreen);
  const ofDay = { name: 'workouts', noun: 'workout', columns: OF_DAY, rows: () => day?.workouts ?? [] };
  const ofLibrary = {
    name: 'exercises',
    noun: 'exercise',
    rows: () => exerciseRows(sortExercises(exercises, sort), day),
  };
  const areDays = view === 'days';
  return <ViewButton table={areDays ? EXERCISES_TABLE : undefined} exported={areDays ? [ofDay, ofLibrary] : []} />;
}
