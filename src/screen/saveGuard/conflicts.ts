import { type FieldTexts } from '@/components/form/fieldTexts';
import { setChange } from './mergeFields';

type Values = Record<string, unknown>;

/** A change of one field, as the person reads it. An empty text means no value. */
export interface FieldChange {
  name: string;
  label: string;
  was: string;
  is: string;
}

/** A field that both sides changed. */
export interface FieldConflict extends Omit<FieldChange, 'is'> {
  theirs: string;
  yours: string;
}

/** Puts the fields of a form into words. */
export function describer(texts: FieldTexts, together: readonly (readonly string[])[] = []) {
  /** The field's own name, or the names of those that go together under it, as far as the form shows them. */
  const shown = (name: string) =>
    (together.find(([first]) => first === name) ?? [name]).filter((part) => texts.has(part));
  const label = (name: string) =>
    shown(name)
      .map((part) => texts.get(part)!.label)
      .join(', ');
  const value = (name: string, values: Values) =>
    shown(name)
      .map((part) =>
        [values[part]]
          .flat()
          .map((item) => texts.get(part)!.show(item))
          .join(', '),
      )
      .filter(Boolean)
      .join(' › ');

  /** What changed between two sets of values; of a field with several values the additions and removals. */
  const changeOf = (name: string, before: Values, after: Values): FieldChange => {
    const change = setChange(before[name], after[name]);
    const items = (sign: string, list: unknown[]) => list.map((item) => `${sign} ${texts.get(name)!.show(item)}`);
    return {
      name,
      label: label(name),
      was: change ? '' : value(name, before),
      is: change ? [...items('+', change.added), ...items('−', change.removed)].join(', ') : value(name, after),
    };
  };
  const conflictOf = (name: string, base: Values, theirs: Values, mine: Values): FieldConflict => ({
    name,
    label: label(name),
    was: value(name, base),
    theirs: value(name, theirs),
    yours: value(name, mine),
  });
  const isShown = (name: string) => shown(name).length > 0;
  return { changeOf, conflictOf, isShown };
}
