import { useSelector } from 'react-redux';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tablePlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type Moderator } from '@/services/moderators';
import { moderatorsScreen, moderatorsUrlFields, selectModeratorsScreen } from './moderatorsScreen';
import { exportedModerators, nameOf } from './moderatorsView';

interface Props {
  saved: Saved;
  moderators: readonly Moderator[];
}

/** Where the saved moderator is. */
export function ModeratorsSaved({ saved, moderators }: Props) {
  const view = useSelector(selectModeratorsScreen);
  const find = (search: string) => exportedModerators(moderators, search, view.sort);
  const place = tablePlace({ id: saved.id, view, find, nameOf });
  return <SavedPlace of={moderatorsScreen} fields={moderatorsUrlFields} view={view} place={place} />;
}
