import { titleOf } from '@/components/format/title';
import { searchItems, type FolderField, type Item } from '@/features/folders/items';
import { fillAt } from '@/lib/slots';
import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { useShownLists } from '@/screen/list/listContext';
import { type Folder } from '@/services/folders';
import { linksTo } from '../linksTo';

/** The folders in which the search finds something; `list` is the name under which a section shows them. */
export function foundInFolders<List extends string>(path: string, field: FolderField, list: List) {
  function FoundElsewhere({ search, children }: EmptySearchProps) {
    const { [list]: folders = [] } = useShownLists<Partial<Record<List, readonly Folder<Item>[]>>>();
    const places = folders.map(({ id, title, items }) => ({
      title: titleOf(title),
      found: searchItems(items, search),
      view: { [field]: id },
    }));
    return children(linksTo({ places, kept: { search } }));
  }
  return [fillAt(emptySearch, path, FoundElsewhere)];
}
