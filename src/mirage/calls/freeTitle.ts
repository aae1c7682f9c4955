import { Refusal } from './reply';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Refused where another row than the one with this id has the title, whatever its capitals. */
export function requireFreeTitle(rows: { id: string; title: string }[], title: string, thing: string, id?: string) {
  const isTaken = rows.some((row) => row.id !== id && same(row.title, title));
  if (isTaken) throw new Refusal(409, `A ${thing} with this name already exists.`);
}
