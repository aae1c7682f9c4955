import { PlayCircle } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Column } from '@/components/table/column';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { type Exercise } from '@/services/exercises';
import { type ExerciseRow } from './workoutsRows';
import { dialogOpened, type WorkoutsDialog } from './workoutsScreen';

const NO_VALUE = '—';

/** The columns of the Exercises Table. A constant, so that a row re-renders only when it changes. */
const EXERCISES_COLUMNS: Column<ExerciseRow>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: ({ exercise }) => titleOf(exercise.name),
    exported: [
      { header: 'Name', value: ({ exercise }) => exercise.name },
      { header: 'Description', value: ({ exercise }) => exercise.description },
    ],
    share: 50,
    cell: ({ exercise }) => titleOf(exercise.name),
  },
  {
    key: 'sets',
    header: 'Sets',
    exported: ({ workout }) => workout?.sets ?? '',
    className: 'figures',
    inCard: 'labelled',
    cell: ({ workout }) => (workout ? figure(workout.sets) : NO_VALUE),
  },
  {
    key: 'reps',
    header: 'Reps',
    exported: ({ workout }) => workout?.reps ?? '',
    className: 'figures',
    inCard: 'labelled',
    cell: ({ workout }) => (workout ? figure(workout.reps) : NO_VALUE),
  },
  {
    key: 'video',
    header: 'Video',
    exported: ({ exercise }) => exercise.video,
    cell: ({ exercise }) => (exercise.video ? <WatchButton exercise={exercise} /> : NO_VALUE),
  },
  { key: 'actions', header: 'Actions', cell: ({ exercise }) => <ExerciseActions exercise={exercise} /> },
];

export const EXERCISES_TABLE = { name: 'exercises', columns: EXERCISES_COLUMNS };

function ExerciseActions({ exercise: { id, name } }: { exercise: Exercise }) {
  const dispatch = useDispatch();
  const open = (kind: WorkoutsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const items = useRowMenu(
    id,
    editMenu({
      edit: open('editExercise'),
      duplicate: open('duplicateExercise'),
      remove: open('deleteExercise'),
    }),
  );
  return <RowMenu label={`Actions for ${titleOf(name)}`} items={items} />;
}

function WatchButton({ exercise: { id, name } }: { exercise: Exercise }) {
  const dispatch = useDispatch();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm watch-button"
      aria-label={`Watch ${titleOf(name)}`}
      onClick={() => dispatch(dialogOpened({ kind: 'watchExercise', id }))}
    >
      <PlayCircle aria-hidden />
      Watch
    </button>
  );
}
