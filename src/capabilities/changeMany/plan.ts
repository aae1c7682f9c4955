import { titleOf } from '@/components/format/title';
import { type Id } from '@/services/http/decode';
import { isSame } from '@/screen/saveGuard/mergeFields';
import { type Act, type Change, type Many } from './many';

/**
 * - `changes`: something of it changes
 * - `same`: nothing does
 * - `refused`: the form would not save it so
 * - `gone`: it was deleted meanwhile
 */
type PlanState = 'changes' | 'same' | 'refused' | 'gone';

/** What a round is to do with one record. */
export interface Planned<Row = unknown, Form = unknown> {
  id: Id;
  /** As it is now; as it was, if it is gone. */
  row: Row;
  name: string;
  state: PlanState;
  changes: Change[];
  /** The values that it is changed from. */
  from: Form;
  /** The names of those that change which somebody else has changed since the person saw them. */
  theirs: string[];
  /** Why the form would not save it. */
  refusal: string;
}

/** Which the person ticked or unticked, by their ids. */
export type Choices = ReadonlyMap<Id, boolean>;

/** What somebody else has changed since is ticked by the person alone. */
export const isTicked = ({ id, state, theirs }: Planned, choices: Choices) =>
  state === 'changes' && (choices.get(id) ?? theirs.length === 0);

const byId = <Row extends { id: Id }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** `Title, Note`: those values in a sentence; what has no label goes with another one. */
export const inWords = (names: readonly string[], labels: Partial<Record<string, string>>) =>
  names.flatMap((name) => labels[name] ?? []).join(', ');

/** The names of the values that are not the same. */
const differing = <Form>(one: Form, other: Form) =>
  Object.keys(one as object).filter((name) => !isSame(one[name as keyof Form], other[name as keyof Form]));

/** What the act does with a record that was seen so, as it is in `latest`. */
export function planner<Row extends { id: Id }, Form>(
  { values, name, refusal }: Many<Row, Form>,
  latest: readonly Row[],
  act: Act<Form>,
) {
  const now = byId(latest);
  return (old: Row): Planned<Row, Form> => {
    const row = now.get(old.id);
    const from = values(row ?? old);
    const plan = { id: old.id, row: row ?? old, name: titleOf(name(row ?? old)), from };
    if (!row) return { ...plan, state: 'gone', changes: [], theirs: [], refusal: '' };
    const changes = act(from).filter((change) => !isSame(change.value, from[change.name as keyof Form]));
    const changed = differing(from, values(old));
    if (changes.length === 0) return { ...plan, state: 'same', changes, theirs: changed, refusal: '' };
    const problem = refusal?.({ ...from, ...valuesOf(changes) }) ?? '';
    const theirs = changed.filter((field) => changes.some((change) => change.name === field));
    return { ...plan, state: problem ? 'refused' : 'changes', changes, theirs, refusal: problem };
  };
}

const valuesOf = <Form>(changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ name, value }) => [name, value])) as Partial<Form>;

/** Whether somebody else has changed anything of a record since it was planned what to do with it. */
export const hasChanged = <Row, Form>({ from }: Planned<Row, Form>, now: Form) => differing(from, now).length > 0;

/**
 * - `send`: with these values
 * - `saved`: it has these values already
 * - `changed`: somebody else has changed the same values meanwhile
 */
type Next<Form> = { kind: 'send'; values: Form } | { kind: 'saved' | 'changed' | 'gone' };

/** What to do with a record right before its call, now that it has these values; none if it was deleted. */
export function nextOf<Row, Form>({ from, changes }: Planned<Row, Form>, now: Form | undefined): Next<Form> {
  if (!now) return { kind: 'gone' };
  if (changes.every(({ name, value }) => isSame(now[name as keyof Form], value))) return { kind: 'saved' };
  const theirs = differing(from, now);
  if (changes.some(({ name }) => theirs.includes(name))) return { kind: 'changed' };
  return { kind: 'send', values: { ...now, ...valuesOf(changes) } };
}
