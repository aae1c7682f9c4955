import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { devToolsOptions } from '@/capabilities/devTools/log';
import { bannersApi } from '@/services/banners';
import { startSession } from '@/services/session/session';
import { asInDevelopment, loaded, openLogged } from '@test/devToolsLog';
import { press } from '@test/dialogs';
import { exportRows } from '@test/exports';
import { mockServer } from '@test/mockServer';

const mock = mockServer();
asInDevelopment();

test('Refresh, an export, a print, Back and Forward are told', async () => {
  for (const link of ['one', 'two', 'three']) mock.create('banner', { link: `${link}.example`, image: 'a.png' });
  const { user, shown, namesOf, link, go } = openLogged('/banners', mock.admin());
  await screen.findByRole('button', { name: 'Actions for three.example' });
  expect(await namesOf(() => press(user, 'Refresh'), 'api/executeQuery/fulfilled')).toEqual([
    ...['app/refreshAsked', 'api/invalidateTags', ...loaded('listBanners')],
  ]);
  expect(await namesOf(() => exportRows(user), 'app/listExported')).toEqual(['app/listExported']);
  window.dispatchEvent(new Event('beforeprint'));
  await press(user, 'Add Banner');
  await screen.findByLabelText('Link');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await namesOf(() => press(user, 'Cancel'), 'banners/dialogClosed')).toEqual(['banners/dialogClosed']);
  await link('Plans');
  await screen.findByRole('button', { name: 'Create New Plan' });
  await go(-1);
  expect(await namesOf(() => go(1), 'place/moved')).toContain('place/moved');

  const payloadsOf = (name: string) => shown().flatMap(({ type, payload }) => (type === name ? [payload] : []));
  expect(payloadsOf('app/listExported')).toEqual([
    { list: 'banners', format: 'xlsx', rows: 3, columns: 2, isFull: false },
  ]);
  expect(payloadsOf('place/printOpened')).toEqual(['page']);
  expect(payloadsOf('place/moved')).toEqual([
    { pathname: '/banners', by: 'pop' },
    { pathname: '/plans', by: 'push' },
    { pathname: '/banners', by: 'back' },
    { pathname: '/plans', by: 'forward' },
  ]);
});

test('a query that was not sent, as it was under way, is not shown as one that failed', async () => {
  const user = mock.admin();
  startSession({ token: `seed-token-${user.id}`, user }, false);
  const told: string[] = [];
  const leave: Middleware = (store) => (next) => (action) => {
    if (devToolsOptions(false).predicate(store.getState(), action as UnknownAction))
      told.push((action as UnknownAction).type);
    return next(action);
  };
  const store = makeStore(user, false, { enter: () => (next) => next, leave });
  const again = { forceRefetch: true, subscribe: false } as const;
  const ask = () => store.dispatch(bannersApi.endpoints.listBanners.initiate(undefined, again));
  await Promise.all([ask(), ask()]);
  expect(mock.posted('banners/list')).toHaveLength(1);
  expect(told.filter((type) => type.startsWith('api/execute'))).toEqual([
    'api/executeQuery/pending',
    'api/executeQuery/fulfilled',
  ]);
});
