import { type Supplement, type SupplementFolder } from '@/services/supplements';

/** The supplements whose title contains the search text, ignoring case. */
export function searchSupplements(supplements: readonly Supplement[], search: string): readonly Supplement[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return supplements;
  return supplements.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** All supplements, each with the folder that lists it, whatever folder its row names. */
export const listedSupplements = (folders: readonly SupplementFolder[]) =>
  folders.flatMap((folder) => folder.supplements.map((supplement) => ({ id: supplement.id, supplement, folder })));
