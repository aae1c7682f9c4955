import { titleOf } from '@/components/format/title';
import { type Id } from '@/services/http/decode';
import { isSame, mergeFields } from '../saveGuard/mergeFields';
import { type Act, type Change, type Many } from './many';

type Values = Record<string, unknown>;

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

const byId = <Row extends { id: Id }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** The names of those values as sentences have them; what has no name goes with another one. */
export const labelsOf = (labels: Partial<Record<string, string>>, names: readonly string[]) =>
  names.flatMap((name) => labels[name] ?? []);

/** What the act does with each of the `seen` records, as they are in `latest`. */
export function planRound<Row extends { id: Id }, Form>(
  { kind, refusal }: Many<Row, Form>,
  seen: readonly Row[],
  latest: readonly Row[],
  act: Act<Form>,
): Planned<Row, Form>[] {
  const now = byId(latest);
  return seen.map((old) => {
    const row = now.get(old.id);
    const from = kind.values(row ?? old);
    const plan = { id: old.id, row: row ?? old, name: titleOf(kind.name(row ?? old)), from };
    if (!row) return { ...plan, state: 'gone', changes: [], theirs: [], refusal: '' };
    const changes = act(from).filter(({ name, value }) => !isSame(value, from[name as keyof Form]));
    const before = kind.values(old);
    const changed = Object.keys(from as Values).filter(
      (name) => !isSame(from[name as keyof Form], before[name as keyof Form]),
    );
    if (changes.length === 0) return { ...plan, state: 'same', changes, theirs: changed, refusal: '' };
    const problem = refusal({ ...from, ...valuesOf(changes) });
    const theirs = changed.filter((name) => changes.some((change) => change.name === name));
    return { ...plan, state: problem ? 'refused' : 'changes', changes, theirs, refusal: problem };
  });
}

const valuesOf = <Form>(changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ name, value }) => [name, value])) as Partial<Form>;

/** Whether somebody else has changed anything of a record since it was planned what to do with it. */
export const hasChanged = <Row, Form>({ from }: Planned<Row, Form>, now: Form) =>
  Object.keys(from as Values).some((name) => !isSame(from[name as keyof Form], now[name as keyof Form]));

/**
 * - `send`: with these values
 * - `saved`: it has these values already
 * - `changed`: somebody else has changed the same values meanwhile
 */
export type Next<Form> = { kind: 'send'; values: Form } | { kind: 'saved' | 'changed' | 'gone' };

/** What to do with a record right before its call, now that it has these values; none if it was deleted. */
export function nextOf<Row, Form>({ from, changes }: Planned<Row, Form>, now: Form | undefined): Next<Form> {
  if (!now) return { kind: 'gone' };
  const wanted = { ...from, ...valuesOf(changes) };
  if (changes.every(({ name, value }) => isSame(now[name as keyof Form], value))) return { kind: 'saved' };
  const { merged, conflicts } = mergeFields(from as Values, now as Values, wanted as Values);
  const isOther = changes.some(({ name }) => !isSame(now[name as keyof Form], from[name as keyof Form]));
  return conflicts.length > 0 || isOther ? { kind: 'changed' } : { kind: 'send', values: merged as Form };
}
