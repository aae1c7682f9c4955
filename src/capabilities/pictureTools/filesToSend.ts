import { filesIn } from '@/lib/filesIn';
import { isPlain } from '@/lib/sameValues';

const prepared = new WeakMap<File, Promise<File>>();

const withPlace = new WeakSet<File>();

/** Notes that a chosen picture is sent as it is and tells where it was taken. */
export const sendWithPlace = (chosen: File) => void withPlace.add(chosen);

/** Notes that the person wants it to be sent so. */
export const allowPlace = (files: readonly File[]) => files.forEach((file) => withPlace.delete(file));

/** The pictures among values to send that tell where they were taken, unless that was allowed. */
export const filesWithPlace = (values: unknown) => filesIn(values).filter((file) => withPlace.has(file));

/** Notes what is to be sent in place of a chosen file, once that is known. */
export const sendInstead = (chosen: File, file: Promise<File>) => void prepared.set(chosen, file);

async function fileToSend(chosen: File): Promise<File> {
  const latest = prepared.get(chosen);
  const file = (await latest) ?? chosen;
  // It may have been changed meanwhile.
  return prepared.get(chosen) === latest ? file : fileToSend(chosen);
}

/** The values of a form with each chosen file, also in lists and groups, replaced by what is to be sent; the same if there is none. */
export async function filesToSend<Value>(value: Value): Promise<Value>;
export async function filesToSend(value: unknown): Promise<unknown> {
  if (value instanceof File) return fileToSend(value);
  if (!Array.isArray(value) && !isPlain(value)) return value;
  const entries = Object.entries(value);
  const next = await Promise.all(entries.map(([, entry]) => filesToSend(entry)));
  if (next.every((entry, index) => entry === entries[index]![1])) return value;
  return Array.isArray(value) ? next : Object.fromEntries(entries.map(([name], index) => [name, next[index]]));
}
