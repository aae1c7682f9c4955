import { type Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { type Id } from '@/services/http/decode';
import { PATIENCE_MS } from '@/services/http/patience';
import { useListEvents } from '../list/listContext';
import { type RecordSource } from '../record/record';
import { type QueryState } from '../saveGuard/latest';

/** The list once it has loaded after this time; undefined if it does not before the patience ends. */
function reloaded<Data>(store: Store, current: () => QueryState<Data>, since: number) {
  return new Promise<Data | undefined>((resolve) => {
    const end = (data?: Data) => {
      unsubscribe();
      clearTimeout(timer);
      resolve(data);
    };
    const look = () => {
      const { status, data, fulfilledTimeStamp = 0 } = current();
      // The session ended, or nobody shows the list any more.
      if (status === 'uninitialized') end();
      else if (status === 'fulfilled' && fulfilledTimeStamp >= since) end(data);
    };
    const unsubscribe = store.subscribe(look);
    const timer = setTimeout(end, PATIENCE_MS);
    look();
  });
}

/**
 * Returns a function that sends a save and, once the list has loaded again, notes which record it was. The replies do
 * not name a new record: it is the one that the list did not have before. If it gained several, as when someone else
 * added one meanwhile, nothing is noted.
 */
export function useSavedNote<Row extends { id: Id }>({ endpoint, rows }: RecordSource<Row>) {
  const store = useStore();
  const { events } = useListEvents();
  return async <Result extends { error?: unknown }>(id: Id | undefined, send: () => PromiseLike<Result>) => {
    const current = () => endpoint.select(undefined as never)(store.getState() as never);
    const { data: old } = current();
    const known = id === undefined && old !== undefined ? new Set(rows(old).map((row) => row.id)) : undefined;
    const result = await send();
    const savedAt = Date.now();
    const note = async () => {
      const data = await reloaded(store, current, savedAt);
      if (data === undefined) return;
      const saved = id === undefined ? rows(data).filter((row) => known && !known.has(row.id)) : [{ id }];
      if (saved.length === 1) events.recordSaved({ list: endpoint.name, id: saved[0]!.id, isNew: id === undefined });
    };
    if (!result.error) void note();
    return result;
  };
}
