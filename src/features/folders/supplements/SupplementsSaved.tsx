import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tabPlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type SupplementFolder } from '@/services/supplements';
import { supplementsScreen, supplementsUrlFields, selectSupplementsScreen } from './supplementsScreen';
import { listedSupplements, searchSupplements } from './supplementsView';

interface Props {
  saved: Saved;
  folders: readonly SupplementFolder[];
}

/** Where the saved supplement is. */
export function SupplementsSaved({ saved, folders }: Props) {
  const view = useSelector(selectSupplementsScreen);
  const row = listedSupplements(folders).find(({ id }) => id === saved.id);
  const place =
    row &&
    tabPlace({
      name: titleOf(row.supplement.title),
      title: titleOf(row.folder.title),
      isOpen: row.folder === chosen(folders, view.folder),
      isFound: searchSupplements([row.supplement], view.search).length > 0,
      view: { folder: row.folder.id },
      cleared: { search: '' },
    });
  return <SavedPlace of={supplementsScreen} fields={supplementsUrlFields} view={view} place={place} />;
}
