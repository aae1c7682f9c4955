import { startTransition, useEffect, useState } from 'react';
import { inPool } from '@/lib/inPool';
import { whenIdle } from '@/components/lazy/whenIdle';
import { type bannersApi } from '@/services/banners';
import { type SessionUser } from '@/services/session/session';
import { useAppStore } from '../hooks';
import { type AppStore } from '../store';
import { prepareRecords, sourcesOf, type Records, type Source } from './records';

/** How many lists are loaded at the same time: what the person waits for comes first. */
const LOADS_AT_ONCE = 2;

/** Loads a list unless it is cached. Nobody subscribes to it: no failure of it is shown, and no change reloads it. */
async function loadList({ section, endpoint }: Source, { dispatch }: AppStore) {
  const endpoints = (await section.endpoints!()) as Record<string, typeof bannersApi.endpoints.listBanners>;
  const { data } = await dispatch(endpoints[endpoint]!.initiate(undefined, { subscribe: false }));
  return data as readonly unknown[] | undefined;
}

/**
 * The records of all sections that the person may open. Lists that are not cached are loaded while the palette is open;
 * one that cannot be loaded is left out, and tried again when the palette opens the next time.
 */
export function useRecords(user: SessionUser | null) {
  const store = useAppStore();
  const [lists, setLists] = useState<readonly Records[]>([]);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    if (!user) return undefined;
    let isClosed = false;
    const add = async (source: Source, data: readonly unknown[] | undefined) => {
      const records = data && !isClosed ? await prepareRecords(source, data) : undefined;
      // A transition, so that what is typed meanwhile is shown first.
      if (records && !isClosed) startTransition(() => setLists((known) => [...known, records]));
    };
    const { queries } = store.getState().api;
    const cached = (endpoint: string) => queries[`${endpoint}(undefined)`]?.data as readonly unknown[] | undefined;
    const sources = sourcesOf(user);
    for (const source of sources) void add(source, cached(source.endpoint));
    const missing = sources.filter(({ endpoint }) => !cached(endpoint));
    const load = async (source: Source) => add(source, await loadList(source, store));
    whenIdle(() => {
      void inPool(missing, LOADS_AT_ONCE, () => isClosed, load).then(() => {
        if (!isClosed) setLoading(false);
      });
    });
    return () => {
      isClosed = true;
    };
  }, [user, store]);
  return { lists, isLoading };
}
