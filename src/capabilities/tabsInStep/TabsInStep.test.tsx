import { BroadcastChannel } from 'node:worker_threads';
import { act, screen, waitFor } from '@testing-library/react';
import { tellChange } from '@/services/http/tags';
import { digest } from '@/lib/digest';
import { bannersApi } from '@/services/banners';
import { endSession } from '@/app/endSession';
import { refuse } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { background } from '@/app/shell/overlays';
import { install } from '@/lib/slots';
import { type Message } from './keepInStep';
import { tabsInStep } from './manifest';

const mock = mockServer();

/** The other tab, and the messages that it receives. */
let other: BroadcastChannel;
let heard: Message[];

beforeAll(() => {
  install([tabsInStep]);
  return background.load();
});
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel });
  heard = [];
  other = new BroadcastChannel('changes');
  other.onmessage = (event) => void heard.push((event as { data: Message }).data);
});
afterEach(() => {
  other.close();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** Longer than a message needs to arrive and be acted on. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

/** The banners' page of a person, and what the other tab calls their session. */
async function openBanners() {
  const admin = mock.admin();
  mock.create('banner', { link: 'https://petal.example/first' });
  const view = renderApp('/banners', admin);
  await screen.findByText('https://petal.example/first');
  return { ...view, session: digest(String(admin.id)) };
}

test('what another tab changed is loaded again, once for a burst, and nothing is told back', async () => {
  const { session, leave } = await openBanners();
  mock.create('banner', { link: 'https://petal.example/second' });
  for (let n = 0; n < 500; n += 1) other.postMessage({ session, tags: ['Banner', 'Plan'] });
  expect(await screen.findByText('https://petal.example/second')).toBeVisible();
  await aWhile();
  expect(mock.posted('banners/list').length).toBeLessThanOrEqual(3);
  expect(heard).toEqual([]);
  leave();
});

test('a change of another session, and what is no message, is not heard', async () => {
  const { session, leave } = await openBanners();
  other.postMessage({ session: `${session}1`, tags: ['Banner'] });
  other.postMessage({ session, tags: ['Sticker'] });
  other.postMessage('Banner');
  await aWhile();
  expect(mock.posted('banners/list')).toHaveLength(1);
  leave();
});

test('a hidden tab loads when it is shown', async () => {
  const { session, leave } = await openBanners();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  other.postMessage({ session, tags: ['Banner'] });
  await aWhile();
  expect(mock.posted('banners/list')).toHaveLength(1);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(mock.posted('banners/list')).toHaveLength(2));
  leave();
});

test('an open dialog and what is typed in it stay', async () => {
  const { user, session, leave } = await openBanners();
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const link = await screen.findByLabelText('Link');
  await user.clear(link);
  await user.type(link, 'typed');
  mock.create('banner', { link: 'https://petal.example/second' });
  other.postMessage({ session, tags: ['Banner'] });
  expect(await screen.findByText('https://petal.example/second')).toBeInTheDocument();
  expect(link).toBeVisible();
  expect(link).toHaveValue('typed');
  leave();
});

test('a tab tells its changes by tags and the digest of its session, and nothing after a logout', async () => {
  const { store, session, leave } = await openBanners();
  await act(() => store.dispatch(bannersApi.endpoints.deleteBanner.initiate({ id: 1 })));
  await waitFor(() => expect(heard).toEqual([{ session, tags: ['Banner'] }]));
  act(() => store.dispatch(endSession()));
  tellChange(['Banner']);
  await aWhile();
  expect(heard).toHaveLength(1);
  leave();
});

test('a refused change is not told', async () => {
  const { store, leave } = await openBanners();
  refuse(mock.server, 'banners/delete', { status: 409 });
  await act(() => store.dispatch(bannersApi.endpoints.deleteBanner.initiate({ id: 1 })));
  await aWhile();
  expect(heard).toEqual([]);
  leave();
});
