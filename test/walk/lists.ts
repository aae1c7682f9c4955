import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { readMessage } from '@/capabilities/tabsInStep/keepInStep';
import { makeStore, type AppStore } from '@/app/store';
import { digest } from '@/lib/digest';
import { sameValues } from '@/lib/sameValues';
import { api } from '@/services/http/api';
import { type Tag } from '@/services/http/tags';
import { type SessionUser } from '@/services/session/session';
import { Channel } from './channel';

interface Query {
  endpointName: string;
  originalArgs: unknown;
  status: string;
  data?: unknown;
}

type Load = ThunkAction<Promise<{ data?: unknown }>, unknown, unknown, UnknownAction>;
type Endpoints = Record<string, { initiate: (arg: unknown, options: object) => Load }>;

const queriesOf = (store: AppStore) =>
  Object.entries(store.getState().api.queries as Record<string, Query | undefined>);

/** What the server says to a query of any store now. */
async function ask(store: AppStore, { endpointName, originalArgs }: Query): Promise<unknown> {
  const endpoints = api.endpoints as unknown as Endpoints;
  const call = endpoints[endpointName]!.initiate(originalArgs, { forceRefetch: true, subscribe: false });
  const { data } = await store.dispatch(call);
  return data;
}

/** The lists of a store that differ from the server's. A list that failed to load may. */
export async function staleLists(store: AppStore, user: SessionUser): Promise<string[]> {
  const reader = makeStore(user);
  const stale: string[] = [];
  for (const [key, query] of queriesOf(store)) {
    if (query?.status !== 'fulfilled') continue;
    const data = await ask(reader, query);
    // Of what is gone the server says nothing.
    if (data !== undefined && !sameValues(query.data, data)) stale.push(key);
  }
  return stale;
}

/** Another tab of the person, which shows all lists that this one has shown, and hears what changed. */
export class OtherTab {
  private readonly store: AppStore;
  private readonly channel = new Channel('changes');
  private told: Tag[] = [];

  constructor(private readonly user: SessionUser) {
    this.store = makeStore(user);
    const session = digest(`${user.id}`);
    this.channel.onmessage = ({ data }) => void this.told.push(...readMessage(data, session));
  }

  /** The tags that it tells, having changed something. */
  tell(tags: readonly Tag[]) {
    this.told.push(...tags);
    this.channel.postMessage({ session: digest(`${this.user.id}`), tags });
  }

  /** Loads what the tab was told of, and what the other shows and this one does not yet; then says what differs. */
  async stale(shown: AppStore): Promise<string[]> {
    const { queries } = this.store.getState().api as { queries: Record<string, Query | undefined> };
    this.store.dispatch(api.util.invalidateTags(this.told.splice(0)));
    for (const [key, query] of queriesOf(shown)) {
      const endpoints = api.endpoints as unknown as Endpoints;
      if (query?.status === 'fulfilled' && !queries[key])
        void this.store.dispatch(endpoints[query.endpointName]!.initiate(query.originalArgs, {}));
    }
    await Promise.all(this.store.dispatch(api.util.getRunningQueriesThunk()));
    return staleLists(this.store, this.user);
  }

  close = () => this.channel.close();
}
