import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Column } from '@/components/table/column';
import { ExerciseActions } from './ExerciseActions';
import { WatchButton } from './WatchButton';
import { type ExerciseRow } from './workoutsView';

const NO_VALUE = '—';

/** The columns of the Exercises Table. Made once, so that a row renders again only when it changed. */
export const EXERCISES_COLUMNS: Column<ExerciseRow>[] = [
  {
    key: 'name',
    header: 'Name',
    isSortable: true,
    share: 50,
    cell: ({ exercise }) => titleOf(exercise.name),
  },
  {
    key: 'sets',
    header: 'Sets',
    className: 'figures',
    inCard: 'labelled',
    cell: ({ workout }) => (workout ? figure(workout.sets) : NO_VALUE),
  },
  {
    key: 'reps',
    header: 'Reps',
    className: 'figures',
    inCard: 'labelled',
    cell: ({ workout }) => (workout ? figure(workout.reps) : NO_VALUE),
  },
  {
    key: 'video',
    header: 'Video',
    cell: ({ exercise }) => (exercise.video ? <WatchButton exercise={exercise} /> : NO_VALUE),
  },
  { key: 'actions', header: 'Actions', cell: ({ exercise }) => <ExerciseActions exercise={exercise} /> },
];
