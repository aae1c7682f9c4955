import { HttpError } from './reply';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Throws a 409 if another row has the same title, ignoring case; `id` is the row that is being changed. */
export function requireFreeTitle(rows: { id: string; title: string }[], title: string, thing: string, id?: string) {
  const isTaken = rows.some((row) => row.id !== id && same(row.title, title));
  if (isTaken) throw new HttpError(409, `A ${thing} with this name already exists.`);
}
