import { localDay } from '@/lib/localDay';
import { type User } from '@/services/userTypes';
import { Columns } from './columns';
import { type NumberField } from './fields/field';
import { columnsOf, maskFor, type LoadFilter, type Mask } from './masks';
import { isProblem, meaningOf, type Meaning } from './meaning';
import { printCondition, type Condition, type Conditions } from './syntax';

/** The members whom conditions find in a list. */
export interface Group {
  /** The list in which they were found. */
  users: readonly User[];
  conditions: Conditions;
  /** What was read of the list to find them. */
  columns: Columns;
  mask: Mask;
  /** How many members are left after each clause; null for one that is left out. */
  counts: (number | null)[];
  /** The fields with answers in which no figure can be read, and how many members gave such an answer. */
  unread: { field: NumberField; count: number }[];
  /** The conditions whose filter the server did not deliver, as text. */
  failed: ReadonlySet<string>;
}

/** How many conditions' results are kept for a list. */
const MOST_MASKS = 40;

const kept = new WeakMap<readonly User[], Columns>();

/** What was read of a list, kept as long as the list is, but for the day at most. */
export function columnsFor(users: readonly User[]): Columns {
  const known = kept.get(users);
  if (known && localDay(known.now) === localDay(Date.now())) return known;
  const columns = new Columns(users);
  kept.set(users, columns);
  return columns;
}

interface Understood {
  text: string;
  meaning: Meaning;
}

function understand(condition: Condition): Understood[] {
  const meaning = meaningOf(condition);
  return isProblem(meaning) ? [] : [{ text: printCondition(condition), meaning }];
}

interface Options {
  load: LoadFilter;
  signal: AbortSignal;
}

async function find(
  { text, meaning }: Understood,
  users: readonly User[],
  columns: Columns,
  options: Options,
): Promise<Mask> {
  const { masks } = columns;
  const known = masks.get(text);
  if (known) return known;
  const found = maskFor(meaning, users, { columns, ...options });
  const mask = found instanceof Uint8Array ? found : await found;
  const [oldest] = masks.keys();
  if (masks.size >= MOST_MASKS && oldest !== undefined) masks.delete(oldest);
  masks.set(text, mask);
  return mask;
}

function unreadOf(understood: readonly Understood[], columns: Columns) {
  const fields = new Map<string, NumberField>();
  for (const { meaning } of understood) if (meaning.kind === 'number') fields.set(meaning.field.name, meaning.field);
  return [...fields.values()]
    .map((field) => ({ field, count: columns.numbers.get(field.name)!.unreadCount }))
    .filter(({ count }) => count > 0);
}

/**
 * Finds the members of a list for whom every clause holds. Conditions that are not understood are left out. What has to
 * be read of the list first is read in slices; a repeated search is quick. Rejects when aborted.
 */
export async function findGroup(users: readonly User[], conditions: Conditions, options: Options): Promise<Group> {
  const clauses = conditions.map((clause) => clause.flatMap(understand));
  const understood = clauses.flat();
  const columns = columnsFor(users);
  await columns.build(
    understood.flatMap(({ meaning }) => columnsOf(meaning)),
    options.signal,
  );
  const failed = new Set<string>();
  const mask = new Uint8Array(users.length).fill(1);
  const counts: Group['counts'] = [];
  for (const clause of clauses) {
    const found: Mask[] = [];
    for (const condition of clause) {
      try {
        found.push(await find(condition, users, columns, options));
      } catch (error) {
        options.signal.throwIfAborted();
        if (condition.meaning.kind !== 'folder') throw error;
        failed.add(condition.text);
      }
    }
    counts.push(found.length > 0 ? restrict(mask, found) : null);
  }
  return { users, conditions, columns, mask, counts, unread: unreadOf(understood, columns), failed };
}

/** Leaves in `mask` those whom any of the others finds; returns how many. */
function restrict(mask: Mask, others: readonly Mask[]): number {
  let count = 0;
  for (let position = 0; position < mask.length; position += 1) {
    if (mask[position] === 1 && others.some((other) => other[position] === 1)) count += 1;
    else mask[position] = 0;
  }
  return count;
}
