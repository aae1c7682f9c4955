import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { SCREENS } from '@/app/sections';
import { type AppStore } from '@/app/store';
import { type Section } from '@/screen/section';
import { api } from '@/services/http/api';
import { type Id } from '@/services/http/decode';
import '@test/endpointCalls/calls'; // and with it every service, which adds its calls to `api`

type Call = ThunkAction<PromiseLike<{ data?: unknown }>, ReturnType<AppStore['getState']>, unknown, UnknownAction>;
type Endpoints = Record<string, { initiate: (parameter: unknown) => Call }>;

/** For how many rows the calls about a single row are made. */
const MOST_IDS = 10;

const endpoints = api.endpoints as unknown as Endpoints;

/** What the sections say of the reads that take a parameter. */
const ASKED = Object.assign({}, ...(SCREENS as readonly Section[]).map(({ reads }) => reads)) as Record<
  string,
  { forEach: string } | { of: unknown } | undefined
>;

/** Every call of the contract that reads, by the name of its endpoint. */
export const READS = Object.keys(endpoints).filter((name) => 'useQuery' in endpoints[name]!);

const idsOf = (rows: unknown) =>
  Array.isArray(rows) ? (rows as { id: Id }[]).slice(0, MOST_IDS).map(({ id }) => id) : [];

/** Resolves to what the panel has decoded, of a call about one row for all rows. Loads that others need are repeated from the cache. */
export async function read(store: AppStore, name: string): Promise<unknown> {
  const load = async (parameter?: unknown) => (await store.dispatch(endpoints[name]!.initiate(parameter))).data;
  const asked = ASKED[name];
  if (!asked) return load();
  if ('of' in asked) return load(asked.of);
  const found: unknown[] = [];
  for (const id of idsOf(await read(store, asked.forEach))) found.push(await load(id));
  return found.flat();
}
