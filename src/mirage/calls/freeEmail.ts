import { Refusal } from './reply';

/** Refused where another row than the one with this id has the email, whatever its capitals. */
export function requireFreeEmail(rows: { id: string; email: string }[], email: string, thing: string, id?: string) {
  const isTaken = rows.some((row) => row.id !== id && row.email.toLowerCase() === email.toLowerCase());
  if (isTaken) throw new Refusal(409, `A ${thing} with this email already exists.`);
}
