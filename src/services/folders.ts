import { type Id } from './http/decode';

/** A folder or category of a list that is shown as cards. */
export interface Folder<Item> {
  id: Id;
  title: string;
  items: readonly Item[];
}
