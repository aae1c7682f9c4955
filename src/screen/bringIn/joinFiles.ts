import { isFilm } from '@/media/films';
import { plainTitle } from '../checks/sameText';
import { type ContentKind, type RecordValues } from './contentKind';
import { type Item } from './items';

/** Whether it is a picture or a film, which belongs to a record and is no text. */
export const isMedia = ({ name, type }: File) =>
  /^(image|video)\//.test(type) || isFilm(name) || /\.(?:avif|gif|jpe?g|png|webp)$/i.test(name);

const nameOf = ({ name }: File) => plainTitle(name.replace(/\.[^.]*$/, ''));

/** Gives each picture and film to the records that have its name, and tells which ones belong to none. */
export function joinFiles<Values extends RecordValues>(
  kind: ContentKind<Values>,
  items: readonly Item<Values>[],
  files: readonly File[],
) {
  const byName = new Map(files.map((file) => [nameOf(file), file]));
  const taken = new Set<File>();
  const joined = items.map((item) => {
    const file = byName.get(plainTitle(item.values.title));
    const values = file && kind.withFile(item.values, file);
    if (!values) return item;
    taken.add(file);
    return { ...item, values };
  });
  const notes = files
    .filter((file) => !taken.has(file))
    .map(({ name }) => `${name} has the name of no ${kind.noun} and is not taken.`);
  return { items: joined, notes };
}
