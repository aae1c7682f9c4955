import { titleOf as nameOf } from '@/components/format/title';
import { withFinds } from '@/screen/elsewhere/places';
import { searchRows } from '@/screen/listView';
import { type Supplement, type SupplementFolder } from '@/services/supplements';

/** The supplements whose title contains the search text, ignoring case. */
export const searchSupplements = (supplements: readonly Supplement[], search: string) =>
  searchRows(supplements, titleOf, search);

/** The folders in which the search finds supplements. */
export const placesOf = (folders: readonly SupplementFolder[], search: string) =>
  withFinds(
    folders.map(({ id, title, supplements }) => ({
      title: nameOf(title),
      found: searchSupplements(supplements, search),
      view: { folder: id },
    })),
  );

const titleOf = ({ title }: Supplement) => title;

/** All supplements, each with the folder that lists it, whatever folder its row names. */
export const listedSupplements = (folders: readonly SupplementFolder[]) =>
  folders.flatMap((folder) => folder.supplements.map((supplement) => ({ id: supplement.id, supplement, folder })));
