import { type ValidationError, type Schema } from 'yup';
import { type RecordKind } from '@/screen/record/record';
import { type Mark } from './replaceWords';

/** A kind of record of which many can be changed at once. The journal knows the kind too: it undoes what a round changed. */
export interface Many<Row, Form> extends RecordKind<Row, Form> {
  /** Why the form would not save these values; `''` if it would. */
  refusal?: (values: Form) => string;
  /** What is shown first of a change that failed. */
  failure?: string;
  /** What is shown first of a deletion that failed. */
  removeFailure?: string;
  /** How many calls are made at once; one by default, for the others may send all of a record. */
  atOnce?: number;
}

/** The change of one value. */
export interface Change {
  name: string;
  value: unknown;
  /** The value before and after, in one text. */
  marks: readonly Mark[];
  /** In how many places of the text, where it is one. */
  places?: number;
}

/** What is asked of every record: what it changes of these values. */
export type Act<Form> = (values: Form) => Change[];

/** The words of an act. */
export interface ActWords {
  /** The dialog's title, such as `Move 5 recipes`. */
  title: (records: string) => string;
  /** Of the button: `Change 3 recipes`. */
  verb: string;
  /** What changes: `4 recipes move`. */
  about: (plans: readonly { changes: readonly Change[] }[], records: string) => string;
  /** Of those of which nothing changes, of one and of several: `is there already`. */
  same: readonly [one: string, several: string];
  /** The title when it is over, such as `Recipes moved`. */
  done: string;
}

/** In how many places of their texts these records change. */
export const placesIn = (plans: readonly { changes: readonly Change[] }[]) =>
  plans.flatMap(({ changes }) => changes).reduce((sum, { places = 0 }) => sum + places, 0);

/** What a form says first about values that it would not save. */
export function refusalBy(schema: Schema, values: object): string {
  try {
    schema.validateSync(values);
    return '';
  } catch (error) {
    return (error as ValidationError).errors[0] ?? '';
  }
}

/** A value that takes the place of another. */
export const replaced = (was: string, now: string): Mark[] => [
  ...(was ? [{ text: was, sign: 'del' as const }, { text: ' ' }] : []),
  { text: now, sign: 'ins' },
];
