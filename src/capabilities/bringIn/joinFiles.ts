import { plainTitle } from '@/lib/plainText';
import { type Accept } from 'react-dropzone';
import { refusalOf } from '@/components/upload/refusal';
import { isFilm } from '@/media/films';
import { nameIn, type ContentKind } from './contentKind';
import { type Item } from './items';

/** Whether it is a picture or a film, which belongs to a record and is no text. */
export const isMedia = ({ name, type }: File) =>
  /^(image|video)\//.test(type) || isFilm(name) || /\.(?:avif|gif|hei[cf]|jpe?g|png|webp)$/i.test(name);

/** Without folder and ending. */
const plainName = (name: string) => plainTitle(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''));

/** The files that the section's own form would take, and why it would not take the others. */
export async function acceptedFiles(files: readonly File[], accept: Accept) {
  const accepted: File[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const refusal = await refusalOf(file, accept);
    if (refusal) refusals.push(refusal);
    else accepted.push(file);
  }
  return { accepted, refusals };
}

/** Gives pictures and films to the records that have their names, and tells which ones were not taken. */
export function joinFiles(kind: ContentKind, items: readonly Item[], files: readonly File[]) {
  const byName = new Map<string, File[]>();
  for (const file of files) byName.set(plainName(file.name), [...(byName.get(plainName(file.name)) ?? []), file]);
  const meant = new Set<File>();
  const taken = new Set<File>();
  const joined = items.map((item) => {
    let { values } = item;
    const named = kind.fileNameOf?.(item.found.fields);
    const key = named === undefined ? plainTitle(nameIn(kind, values)) : plainName(named);
    for (const file of byName.get(key) ?? []) {
      meant.add(file);
      const next = kind.withFile(values, file);
      if (!next) continue;
      taken.add(file);
      values = next;
    }
    return values === item.values ? item : { ...item, values };
  });
  const why = (file: File) =>
    meant.has(file)
      ? `the ${kind.noun} of this name has a file already, or takes none of this kind`
      : `no ${kind.noun} has this name`;
  const notes = files.filter((file) => !taken.has(file)).map((file) => `${file.name} is not taken: ${why(file)}.`);
  return { items: joined, notes };
}
