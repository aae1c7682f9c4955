import { waitFor } from '@testing-library/react';
import { BrowserUploads } from '../browser/uploads';
import { makeServer, type MockServer } from '../server';
import { table } from '../database/table';
import { type Dump } from './dump';
import { type DumpStore } from './dumpStore';
import { keepData } from './keepData';

/** Stores a dump in memory. */
class MemoryDumps implements DumpStore {
  dump: Dump | undefined;
  read = () => Promise.resolve(this.dump);
  write = (dump: Dump) => Promise.resolve((this.dump = dump));
  remove = () => Promise.resolve((this.dump = undefined));
}

let store: MemoryDumps;
let server: MockServer;

async function visit({ isOn = true, dumps = store }: { isOn?: boolean; dumps?: DumpStore } = {}) {
  server?.shutdown();
  server = makeServer({ environment: 'test', scenario: 'default' });
  const uploads = new BrowserUploads();
  return { uploads, data: await keepData(server, { store: dumps, isOn, uploads }) };
}

const plans = () => table(server, 'plans');
const isStored = () => waitFor(() => expect(store.dump).toBeDefined());

beforeEach(() => (store = new MemoryDumps()));
afterAll(() => server.shutdown());

test('added, changed and removed rows survive a reload', async () => {
  await visit();
  const count = plans().all().length;
  const added = plans().insert({ ...plans().all()[0]!, id: undefined, name: 'Added' });
  plans().update('2', { name: 'Changed' });
  plans().remove('3');
  await isStored();

  await visit();
  expect(plans().find(added.id)?.name).toBe('Added');
  expect(plans().find('2')?.name).toBe('Changed');
  expect(plans().find('3')).toBeUndefined();
  expect(plans().all()).toHaveLength(count);
});

test('rows removed by a query, or after they were added, stay removed', async () => {
  await visit();
  const groupId = table(server, 'groups').all()[0]!.id;
  table(server, 'posts').removeWhere({ communityCategoryId: groupId });
  const added = table(server, 'users').insert({ ...table(server, 'users').all()[0]!, id: undefined });
  table(server, 'users').remove(added.id);
  await isStored();

  await visit();
  expect(table(server, 'posts').where({ communityCategoryId: groupId })).toEqual([]);
  expect(table(server, 'users').find(added.id)).toBeUndefined();
});

test('changes of several visits add up', async () => {
  await visit();
  plans().update('1', { name: 'First' });
  await isStored();
  await visit();
  plans().update('2', { name: 'Second' });
  await waitFor(() => expect(store.dump?.changes).toContain('Second'));
  await visit();
  expect([plans().find('1')?.name, plans().find('2')?.name]).toEqual(['First', 'Second']);
});

test('seeds are not stored', async () => {
  const { data } = await visit();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(store.dump).toBeUndefined();
  data.keep();
  expect(store.dump?.changes).toBe('{}');
});

test('uploads in use are stored and get a new URL after a reload', async () => {
  const { uploads } = await visit();
  uploads.save(new File(['x'], 'unused.png'));
  const stored = uploads.save(new File(['x'], 'my picture.png'));
  table(server, 'banners').update('1', { image: stored });
  await isStored();
  expect(store.dump!.files).toHaveLength(1);

  await visit();
  const { image } = table(server, 'banners').find('1')!;
  expect(image).toMatch(/^blob:.*#my%20picture\.png$/);
  expect(image).not.toBe(stored);
});

test('changes stored by a build with other fields are ignored', async () => {
  await visit();
  plans().update('1', { name: 'Old' });
  await isStored();
  store.dump = { ...store.dump!, stamp: 'another' };
  await visit();
  expect(plans().find('1')?.name).not.toBe('Old');
});

test('nothing is read or stored while keeping is off; switching it on stores all changes', async () => {
  const { data } = await visit({ isOn: false });
  plans().update('1', { name: 'Early' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(store.dump).toBeUndefined();
  data.keep();
  await isStored();
  await visit({ isOn: false });
  expect(plans().find('1')?.name).not.toBe('Early');
  await visit();
  expect(plans().find('1')?.name).toBe('Early');
});

test('forgetting removes stored and pending changes', async () => {
  const { data } = await visit();
  plans().update('1', { name: 'Late' });
  await data.forget();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(store.dump).toBeUndefined();
  await visit();
  expect(plans().find('1')?.name).not.toBe('Late');
});

test('if storage is blocked, changes last until a reload', async () => {
  const refused = () => Promise.reject(new Error('blocked'));
  const { data } = await visit({ dumps: { read: refused, write: refused, remove: refused } });
  plans().update('1', { name: 'Here' });
  data.keep();
  await data.forget();
  expect(plans().find('1')?.name).toBe('Here');
});
