import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tablePlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type Exercise } from '@/services/exercises';
import { selectWorkoutsScreen } from './workoutsScreen';
import { sortExercises } from './workoutsRows';

interface Props {
  saved: Saved;
  exercises: readonly Exercise[];
}

/** Where the saved exercise is. */
export function ExercisesSaved({ saved, exercises }: Props) {
  const view = useSelector(selectWorkoutsScreen);
  const place = tablePlace({
    id: saved.id,
    view: { ...view, search: '' },
    find: () => sortExercises(exercises, view.sort),
    nameOf: ({ name }) => titleOf(name),
  });
  return <SavedPlace place={place} />;
}
