import { startTransition, useEffect, useRef, useState } from 'react';
import { inPool } from '@/lib/inPool';
import { whenIdle } from '@/components/lazy/whenIdle';
import { useHost, type Host } from '@/screen/host';
import { type Section } from '@/screen/section';
import { type bannersApi } from '@/services/banners';
import { wasSmall } from '@/services/http/replySizes';
import { type SessionUser } from '@/services/session/session';
import { type Command } from './commands';
import { prepareRecords, sourcesOf, type Records, type Source } from './records';

/** How many lists are loaded at the same time: what the person waits for comes first. */
const LOADS_AT_ONCE = 2;

/** Loads a list unless it is cached. Nobody subscribes to it: no failure of it is shown, and no change reloads it. */
async function loadList({ section, endpoint }: Source, { dispatch }: Host['store']) {
  const endpoints = (await section.endpoints!()) as Record<string, typeof bannersApi.endpoints.listBanners>;
  const { data } = await dispatch(endpoints[endpoint]!.initiate(undefined, { subscribe: false }));
  return data as readonly unknown[] | undefined;
}

const keyOf = ({ endpoint }: Source) => `${endpoint}(undefined)`;

/** The lists in the cache, those that are loaded without a question, and the others: by the size of the last reply. */
function sortedSources(user: SessionUser | null, sections: readonly Section[], store: Host['store']) {
  const { queries } = store.getState().api;
  const cached: [Source, readonly unknown[]][] = [];
  const small: Source[] = [];
  const large: Source[] = [];
  for (const source of user ? sourcesOf(user, sections) : []) {
    const data = queries[keyOf(source)]?.data as readonly unknown[] | undefined;
    if (data) cached.push([source, data]);
    else if (wasSmall(keyOf(source)) ?? !source.isLarge) small.push(source);
    else large.push(source);
  }
  return { cached, small, large };
}

/**
 * The records of all sections that the person may open. Small lists that are not cached are loaded once something is
 * typed, a large one by its command in `more`. One that cannot be loaded is left out, and tried again when the palette
 * opens the next time.
 */
export function useRecords(user: SessionUser | null, sections: readonly Section[], isSearching: boolean) {
  const { store } = useHost();
  const [{ cached, small, large }] = useState(() => sortedSources(user, sections, store));
  const [lists, setLists] = useState<readonly Records[]>([]);
  const [hasSmall, setHasSmall] = useState(false);
  const [asked, setAsked] = useState<readonly Source[]>([]);
  const isClosed = useRef(false);

  const [add] = useState(() => async (source: Source, data: readonly unknown[] | undefined) => {
    const records = data && !isClosed.current ? await prepareRecords(source, data) : undefined;
    // A transition, so that what is typed meanwhile is shown first.
    if (records && !isClosed.current)
      startTransition(() => setLists((known) => [...known.filter((other) => other.source !== source), records]));
  });
  useEffect(() => {
    isClosed.current = false;
    for (const [source, data] of cached) void add(source, data);
    return () => {
      isClosed.current = true;
    };
  }, [cached, add]);
  useEffect(() => {
    if (!isSearching) return;
    const load = async (source: Source) => add(source, await loadList(source, store));
    whenIdle(() => {
      void inPool(small, LOADS_AT_ONCE, () => isClosed.current, load).then(() => setHasSmall(true));
    });
  }, [isSearching, small, add, store]);

  const ask = async (source: Source) => {
    if (asked.includes(source)) return;
    setAsked((known) => [...known, source]);
    await add(source, await loadList(source, store));
    setAsked((known) => known.filter((other) => other !== source));
  };
  const more = large
    .filter((source) => !lists.some((records) => records.source === source))
    .map((source): Command => {
      const records = `${source.what.toLowerCase()}s`;
      const label = asked.includes(source) ? `Loading ${records}...` : `Search ${records} too`;
      return { kind: 'Records', label, hint: 'Not loaded', load: () => void ask(source) };
    });
  return { lists, more, isLoading: isSearching && (!hasSmall || asked.length > 0) };
}
