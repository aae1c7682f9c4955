import { type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { type Schema } from 'yup';
import { type Id } from '@/services/http/decode';
import { type RecordSource } from '../record/record';
import { latestOf } from './latest';

export interface EditGuardOptions<Row, Form> {
  of: RecordSource<Row>;
  /** The id of the record to edit; without one a record is added, and nothing is guarded. */
  id: Id | undefined;
  /** The query's argument, if it has one. */
  arg?: unknown;
  toValues: (row: Row) => Form;
  /** The rules for adding the record anew if it was deleted; left out where the section cannot. */
  newSchema?: Schema;
  /** The fields that adding it anew needs besides. */
  newFields?: ReactNode;
  /** What may have happened to a record that is not found any more; `deleted` by default. */
  gone?: string;
  /** Names of fields that make sense only with each other (`mergeFields`). */
  together?: readonly (readonly string[])[];
}

/** `values` is undefined if the record does not exist any more. */
type Latest<Form> = { values: Form | undefined } | { error: unknown };

/** What a form dialog needs to know about the record that it edits, to notice others' changes before it saves. */
export interface EditGuard<Form> extends Pick<
  EditGuardOptions<never, Form>,
  'newSchema' | 'newFields' | 'gone' | 'together'
> {
  /** What the record is called in sentences, such as `plan`. */
  noun: string;
  /** What the record is now: from the cache while that is fresh, otherwise from the server, if it answers in time. */
  latest: () => Promise<Latest<Form>>;
}

/** The guard for an edit dialog, whose record is in the result of a query. Of a large list only the cached copy is compared. */
export function useEditGuard<Row extends { id: Id }, Form>({
  of: { noun, endpoint, rows, largeList },
  id,
  arg,
  toValues,
  ...more
}: EditGuardOptions<Row, Form>): EditGuard<Form> | undefined {
  const store = useStore();
  const latest = async () => {
    const result = await latestOf(store, { endpoint, arg: arg as never, isCacheOnly: largeList !== undefined });
    if ('error' in result) return result;
    const row = rows(result.data).find((candidate) => candidate.id === id);
    return { values: row && toValues(row) };
  };
  return id === undefined ? undefined : { noun, ...more, latest };
}
