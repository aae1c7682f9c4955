import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

type Patch = Parameters<typeof api.util.patchQueryData>[2][number];

interface CachedQuery<Arg, Data> {
  name: string;
  select: (arg: Arg) => (state: never) => { data?: Data };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Of lists: the rows that went, where nothing else changed, or those that changed and came behind the others. */
function listPatches(before: readonly unknown[], after: readonly unknown[], path: Patch['path']): Patch[] | null {
  if (after.length >= before.length)
    return after.flatMap((row, at) =>
      at < before.length
        ? patchesOf(before[at], row, [...path, at])
        : [{ op: 'add' as const, path: [...path, at], value: row }],
    );
  const left = new Set(after);
  const stayed = before.filter((row) => left.has(row));
  if (stayed.length !== after.length || stayed.some((row, at) => row !== after[at])) return null;
  const gone = before.flatMap((row, at) => (left.has(row) ? [] : [{ op: 'remove' as const, path: [...path, at] }]));
  return gone.reverse(); // the last first, so that the places hold
}

/** What leads from one value to the other, both of which are JSON; what both contain is the same object in both. */
export function patchesOf(before: unknown, after: unknown, path: Patch['path'] = []): Patch[] {
  if (before === after) return [];
  const whole: Patch[] = [{ op: 'replace', path, value: after }];
  if (isList(before) && isList(after)) return listPatches(before, after, path) ?? whole;
  if (!(before instanceof Object) || !(after instanceof Object) || isList(before) || isList(after)) return whole;
  const was = new Map(Object.entries(before));
  const is = Object.entries(after);
  if (was.size !== is.length || is.some(([name]) => !was.has(name))) return whole;
  return is.flatMap(([name, value]) => patchesOf(was.get(name), value, [...path, name]));
}

/**
 * Changes what is cached of a query, if it is there. The log shows what is different, such as the row that went; with
 * `updateQueryData` and a function that returns another list it would show all of that.
 */
export const patchCached =
  <Arg, Data>(
    query: CachedQuery<Arg, Data>,
    arg: Arg,
    change: (data: Data) => Data,
  ): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const { data } = query.select(arg)(getState() as never);
    const patches = data === undefined ? [] : patchesOf(data, change(data));
    if (patches.length > 0) dispatch(api.util.patchQueryData(query.name as never, arg as never, patches) as never);
  };
