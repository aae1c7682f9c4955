import { searchRows } from '@/screen/listRows';
import { type Folder } from '@/services/folders';
import { type Id } from '@/services/http/decode';

/** What a card shows. */
export interface Item {
  id: Id;
  title: string;
}

/** The field of a screen's state that says which folder is shown. */
export type FolderField = 'folder' | 'category';

const itemTitle = ({ title }: Item) => title;

/** Those whose title contains the search text, ignoring case. */
export const searchItems = <I extends Item>(items: readonly I[], search: string) =>
  searchRows(items, itemTitle, search);

/** All that the folders list, each with the folder that lists it, whatever folder its row names. */
export const listedItems = <I extends Item>(folders: readonly Folder<I>[]) =>
  folders.flatMap((folder) => folder.items.map((item) => ({ id: item.id, item, folder })));
