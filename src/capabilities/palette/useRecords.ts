import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { startTransition, useEffect, useRef, useState } from 'react';
import { inPool } from '@/lib/inPool';
import { whenIdle } from '@/components/lazy/whenIdle';
import { useHost, type Host } from '@/screen/host';
import { type Section } from '@/screen/section';
import { wasSmall } from '@/services/http/replySizes';
import { type SessionUser } from '@/services/session/session';
import { type Command } from './commands';
import { prepareRecords, sourcesOf, type Records, type Source } from './records';

/** How many lists are loaded at the same time: what the person waits for comes first. */
const LOADS_AT_ONCE = 2;

/** Loads a list unless it is cached. Nobody subscribes to it: no failure of it is shown, and no change reloads it. */
async function loadList({ endpoint }: Source, { dispatch }: Host['store']) {
  const run = dispatch as ThunkDispatch<never, unknown, UnknownAction>;
  const { data } = await run(endpoint.initiate(undefined as never, { subscribe: false }));
  return data;
}

const keyOf = ({ endpoint }: Source) => `${endpoint.name}(undefined)`;

/** The lists in the cache, those that are loaded without a question, and the others: by the size of the last reply. */
async function sortedSources(user: SessionUser | null, sections: readonly Section[], store: Host['store']) {
  const { queries } = store.getState().api;
  const cached: [Source, readonly unknown[]][] = [];
  const small: Source[] = [];
  const large: Source[] = [];
  for (const source of user ? await sourcesOf(user, sections) : []) {
    const data = queries[keyOf(source)]?.data as readonly unknown[] | undefined;
    if (data) cached.push([source, data]);
    else if (wasSmall(keyOf(source)) ?? source.largeList === undefined) small.push(source);
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
  const [sorted] = useState(() => sortedSources(user, sections, store));
  const [sources, setSources] = useState<Awaited<typeof sorted>>();
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
    void sorted.then((all) => {
      setSources(all);
      for (const [source, data] of all.cached) void add(source, data);
    });
    return () => {
      isClosed.current = true;
    };
  }, [sorted, add]);
  useEffect(() => {
    if (!isSearching || !sources) return;
    const load = async (source: Source) => add(source, await loadList(source, store));
    whenIdle(() => {
      void inPool(sources.small, LOADS_AT_ONCE, () => isClosed.current, load).then(() => setHasSmall(true));
    });
  }, [isSearching, sources, add, store]);

  const ask = async (source: Source) => {
    if (asked.includes(source)) return;
    setAsked((known) => [...known, source]);
    await add(source, await loadList(source, store));
    setAsked((known) => known.filter((other) => other !== source));
  };
  const more = (sources?.large ?? [])
    .filter((source) => !lists.some((records) => records.source === source))
    .map((source): Command => {
      const records = `${source.what.toLowerCase()}s`;
      const label = asked.includes(source) ? `Loading ${records}...` : `Search ${records} too`;
      return { kind: 'Records', label, hint: 'Not loaded', load: () => void ask(source) };
    });
  return { lists, more, isLoading: isSearching && (!hasSmall || asked.length > 0) };
}
