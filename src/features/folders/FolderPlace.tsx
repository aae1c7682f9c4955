import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { type Saved } from '@/screen/saved/savedState';
import { tabPlace } from '@/screen/saved/recordPlace';
import { SavedPlace } from '@/screen/saved/SavedPlace';
import { useList } from '@/screen/list/listContext';
import { type Folder } from '@/services/folders';
import { useFolderId } from './cardsSpec';
import { listedItems, searchItems, type FolderField, type Item } from './items';

export interface FolderPlaceProps {
  saved: Saved;
  folders: readonly Folder<Item>[];
  field: FolderField;
}

/** Where the saved record is. */
export function FolderPlace({ saved, folders, field }: FolderPlaceProps) {
  const { view } = useList();
  const shown = chosen(folders, useFolderId(field));
  const row = listedItems(folders).find(({ id }) => id === saved.id);
  const place =
    row &&
    tabPlace({
      name: titleOf(row.item.title),
      title: titleOf(row.folder.title),
      isOpen: row.folder === shown,
      isFound: searchItems([row.item], view.search).length > 0,
      view: { [field]: row.folder.id },
      cleared: { search: '' },
    });
  return <SavedPlace place={place} />;
}
