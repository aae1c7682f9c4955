import { plainTitle } from '@/lib/plainText';
import { type Accept } from 'react-dropzone';
import { refusalOf } from '@/components/upload/refusal';
import { isFilm } from '@/media/films';
import { type ContentKind } from './contentKind';
import { type Item } from './items';

/** Whether it is a picture or a film, which belongs to a record and is no text. */
export const isMedia = ({ name, type }: File) =>
  /^(image|video)\//.test(type) || isFilm(name) || /\.(?:avif|gif|hei[cf]|jpe?g|png|webp)$/i.test(name);

const nameOf = ({ name }: File) => plainTitle(name.replace(/\.[^.]*$/, ''));

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
  for (const file of files) byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file]);
  const named = new Set<File>();
  const taken = new Set<File>();
  const joined = items.map((item) => {
    let { values } = item;
    for (const file of byName.get(plainTitle(values.title)) ?? []) {
      named.add(file);
      const next = kind.withFile(values, file);
      if (!next) continue;
      taken.add(file);
      values = next;
    }
    return values === item.values ? item : { ...item, values };
  });
  const why = (file: File) =>
    named.has(file)
      ? `the ${kind.noun} of this name has a file already, or takes none of this kind`
      : `no ${kind.noun} has this name`;
  const notes = files.filter((file) => !taken.has(file)).map((file) => `${file.name} is not taken: ${why(file)}.`);
  return { items: joined, notes };
}
