import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { type Loaded } from '@/lib/loaded';
import { type PlaceHere } from '../contentKind';
import { type Folder } from '@/services/folders';
import { type Id } from '@/services/http/decode';
import { type FolderField, type Item } from '@/features/folders/items';

/** The folders as places for what is brought in. */
export const folderPlaces = <Field extends FolderField>(folders: readonly Folder<Item>[], field: Field) =>
  folders.map(({ id, title }): PlaceHere<Record<Field, string>> => ({
    names: [titleOf(title)],
    set: { [field]: String(id) } as Record<Field, string>,
  }));

/** What the folder is called that lists this. */
export const folderName = (folders: readonly Folder<Item>[], item: Item) =>
  titleOf(folders.find(({ items }) => items.includes(item))!.title);

/** The shown folder, as the choice of a place has it. */
export function shownFolder(folders: Loaded<readonly Folder<Item>[]>, chosenId: Id | null) {
  const shown = chosen(folders ?? [], chosenId);
  return shown ? String(shown.id) : '';
}
