import { sameValues } from '@/lib/sameValues';

type Values = Record<string, unknown>;

export interface Merge<Form> {
  /** Both sides' changes together; in conflicts the person's. */
  merged: Form;
  /** The names of fields that both changed, to different values. */
  conflicts: string[];
  /** The names of other fields with a change by someone else. */
  theirs: string[];
}

/** Additions and removals, which two sides can make to the same set. */
export interface SetChange {
  added: unknown[];
  removed: unknown[];
}

/** A browser sends the lines of a form's text with CR and LF; the text is the same. */
const withoutCr = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n/g, '\n') : value);

export const isSame = (left: unknown, right: unknown) => sameValues(withoutCr(left), withoutCr(right));

const isSet = (value: unknown): value is ReadonlySet<unknown> | readonly unknown[] =>
  value instanceof Set || Array.isArray(value);

const keyOf = (item: unknown) => (typeof item === 'object' ? JSON.stringify(item) : item);

const without = (items: Iterable<unknown>, others: Iterable<unknown>) => {
  const left = new Set([...others].map(keyOf));
  return [...items].filter((item) => !left.has(keyOf(item)));
};

/** What was added to and removed from a set of the form, a list or a `Set`; null for any other value. */
export const setChange = (before: unknown, after: unknown): SetChange | null =>
  isSet(before) && isSet(after) ? { added: without(after, before), removed: without(before, after) } : null;

/** Whether a list has each item once, and what stayed in the order that it had; a `Set` has none. */
function keepsOrder(before: Iterable<unknown>, after: Iterable<unknown>) {
  const [was, is] = [before, after].map((items) => [...items].map(keyOf)) as [unknown[], unknown[]];
  const stayed = (items: unknown[]) => items.filter((item) => was.includes(item) && is.includes(item));
  return after instanceof Set || (new Set(is).size === is.length && sameValues(stayed(was), stayed(is)));
}

function mergeSets(base: unknown, theirs: Iterable<unknown>, mine: unknown) {
  const { added, removed } = setChange(base, mine)!;
  const kept = without(theirs, removed);
  const merged = [...kept, ...without(added, kept)];
  return mine instanceof Set ? new Set(merged) : merged;
}

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && !isSet(value) && Object.values(value).some(hasFile));

const pick = (values: Values, names: readonly string[]): unknown =>
  names.length > 1 ? Object.fromEntries(names.map((name) => [name, values[name]])) : values[names[0]!];

/**
 * Merges two edits of a record, field by field: `base` is what both started with. A field that one side left alone gets
 * the other's value. Sets merge, and lists do as long as nobody changed the order of their items. A file that the person
 * chose wins.
 * Each of the lists in `together` names fields that make sense only with each other, which are merged as one field
 * under the first of these names.
 */
export function mergeFields<Form extends Values>(
  base: Form,
  theirs: Form,
  mine: Form,
  together: readonly (readonly string[])[] = [],
): Merge<Form> {
  const merged: Values = { ...mine };
  const conflicts: string[] = [];
  const changed: string[] = [];
  const single = Object.keys(mine).filter((name) => !together.some((names) => names.includes(name)));
  for (const names of [...together, ...single.map((name) => [name])]) {
    const [was, their, my] = [base, theirs, mine].map((values) => pick(values, names));
    if (isSame(their, was) || isSame(their, my) || hasFile(my)) continue;
    const areSets = isSet(was) && isSet(their) && isSet(my) && keepsOrder(was, their) && keepsOrder(was, my);
    const isConflict = !areSets && !isSame(my, was);
    if (areSets) merged[names[0]!] = mergeSets(was, their, my);
    else if (!isConflict) for (const name of names) merged[name] = theirs[name];
    (isConflict ? conflicts : changed).push(names[0]!);
  }
  return { merged: merged as Form, conflicts, theirs: changed };
}

/** The merge in which the conflicts with these names are decided for the other side. */
export function withTheirs<Form extends Values>(
  { merged }: Merge<Form>,
  theirs: Form,
  chosen: readonly string[],
  together: readonly (readonly string[])[] = [],
): Form {
  const names = chosen.flatMap((name) => together.find(([first]) => first === name) ?? [name]);
  return { ...merged, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
}
