import { type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { type Schema } from 'yup';
import { type Id } from '@/services/http/decode';
import { latestOf, type RecordEndpoint } from './latest';

export interface EditGuardOptions<Arg, Data, Form> {
  /** What the record is called in sentences, such as `plan`. */
  noun: string;
  endpoint: RecordEndpoint<Arg, Data>;
  /** The query's argument, if it has one. */
  arg?: Arg;
  /** The form's values of the record in a result; undefined if it is not there. */
  find: (data: Data) => Form | undefined;
  /** The rules for adding the record anew if it was deleted; left out where the section cannot. */
  newSchema?: Schema;
  /** The fields that adding it anew needs besides. */
  newFields?: ReactNode;
  /** What may have happened to a record that is not found any more; `deleted` by default. */
  gone?: string;
  /** Names of fields that make sense only with each other (`mergeFields`). */
  together?: readonly (readonly string[])[];
  /** For a list that is too large to be refetched at each save: only its cached copy is compared. */
  isCacheOnly?: boolean;
}

/** `values` is undefined if the record does not exist any more. */
type Latest<Form> = { values: Form | undefined } | { error: unknown };

/** What a form dialog needs to know about the record that it edits, to notice others' changes before it saves. */
export interface EditGuard<Form> extends Pick<
  EditGuardOptions<never, never, Form>,
  'noun' | 'newSchema' | 'newFields' | 'gone' | 'together'
> {
  /** What the record is now: from the cache while that is fresh, otherwise from the server, if it answers in time. */
  latest: () => Promise<Latest<Form>>;
}

/** The form's values of the row with this id; undefined if there is none. */
export function findValues<Row extends { id: Id }, Form>(
  rows: readonly Row[],
  id: Id | undefined,
  toValues: (row: Row) => Form,
): Form | undefined {
  const row = rows.find((candidate) => candidate.id === id);
  return row && toValues(row);
}

/** The guard for an edit dialog, whose record is in the result of a query. */
export function useEditGuard<Arg, Data, Form>(options: EditGuardOptions<Arg, Data, Form>): EditGuard<Form> {
  const { noun, endpoint, arg, find, newSchema, newFields, gone, together, isCacheOnly } = options;
  const store = useStore();
  const latest = async () => {
    const result = await latestOf(store, { endpoint, arg: arg as Arg, isCacheOnly });
    return 'error' in result ? result : { values: find(result.data) };
  };
  return { noun, newSchema, newFields, gone, together, latest };
}
