import { HttpError } from './reply';

/** Throws a 409 if another row has the same email, ignoring case; `id` is the row that is being changed. */
export function requireFreeEmail(rows: { id: string; email: string }[], email: string, thing: string, id?: string) {
  const isTaken = rows.some((row) => row.id !== id && row.email.toLowerCase() === email.toLowerCase());
  if (isTaken) throw new HttpError(409, `A ${thing} with this email already exists.`);
}
