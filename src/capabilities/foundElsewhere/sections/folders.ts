import { titleOf } from '@/components/format/title';
import { searchItems, type FolderField, type Item } from '@/features/folders/items';
import { type Folder } from '@/services/folders';
import { linksTo } from '../linksTo';

/** The folders in which the search finds something. */
export const foundInFolders = (folders: readonly Folder<Item>[] = [], field: FolderField, search: string) =>
  linksTo({
    places: folders.map(({ id, title, items }) => ({
      title: titleOf(title),
      found: searchItems(items, search),
      view: { [field]: id },
    })),
    kept: { search },
  });
