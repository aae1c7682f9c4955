import { searchRows } from '@/screen/listView';
import { type Supplement, type SupplementFolder } from '@/services/supplements';

/** The supplements whose title contains the search text, ignoring case. */
export const searchSupplements = (supplements: readonly Supplement[], search: string) =>
  searchRows(supplements, titleOf, search);

const titleOf = ({ title }: Supplement) => title;

/** All supplements, each with the folder that lists it, whatever folder its row names. */
export const listedSupplements = (folders: readonly SupplementFolder[]) =>
  folders.flatMap((folder) => folder.supplements.map((supplement) => ({ id: supplement.id, supplement, folder })));
