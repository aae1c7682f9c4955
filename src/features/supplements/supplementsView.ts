import { type Id } from '@/services/http/decode';
import { type Supplement, type SupplementFolder } from '@/services/supplements';

/** The supplements whose title holds the search, whatever its case. */
export function searchSupplements(supplements: readonly Supplement[], search: string): readonly Supplement[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return supplements;
  return supplements.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** A supplement with the folder that it is listed in; undefined where it is gone. */
export function findSupplement(folders: readonly SupplementFolder[], wanted: Id | undefined) {
  for (const folder of folders) {
    const supplement = folder.supplements.find(({ id }) => id === wanted);
    if (supplement) return { supplement, folder };
  }
  return undefined;
}
