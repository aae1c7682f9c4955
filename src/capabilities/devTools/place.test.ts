import { waitFor } from '@testing-library/react';
import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { inject, startCapabilities } from '@/app/host';
import { makeRoutes } from '@/app/routes';
import { screenStateAt } from '@/app/screens';
import { makeStore } from '@/app/store';
import { connectUrl } from '@/app/urlState';
import { startSession } from '@/services/session/session';
import { memoryRouter } from '@test/memoryRouter';
import { mockServer } from '@test/mockServer';
import { followPlace, placeSlice } from './place';

const mock = mockServer();

test('Back and Forward within a section are told before what they show; the step over a closed dialog is not', async () => {
  const user = mock.admin();
  startSession({ token: `seed-token-${user.id}`, user }, false);
  inject(placeSlice);
  const told: UnknownAction[] = [];
  const leave: Middleware = () => (next) => (action) => {
    told.push(action as UnknownAction);
    return next(action);
  };
  const store = makeStore(user, false, { enter: () => (next) => next, leave });
  const router = memoryRouter(makeRoutes(store), ['/banners']);
  followPlace(startCapabilities([], store, router));
  const disconnect = connectUrl(router, store, screenStateAt);
  await waitFor(() => expect(router.state.isReady).toBe(true));
  const { dialogOpened, dialogClosed } = screenStateAt('/banners')!.slice.actions;
  const open = async () => {
    store.dispatch(dialogOpened!({ kind: 'add' }));
    await waitFor(() => expect(router.state.location.search).toBe('?dialog=add'));
  };

  await open();
  told.length = 0;
  await router.navigate(-1);
  await router.navigate(1);
  expect(told.map(({ type, payload }) => (type === 'place/moved' ? payload : type))).toEqual([
    ...[{ pathname: '/banners', by: 'back' }, 'banners/viewRestored'],
    ...[{ pathname: '/banners', by: 'forward' }, 'banners/viewRestored'],
  ]);
  told.length = 0;
  store.dispatch(dialogClosed!({ kind: 'add' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(told.map(({ type }) => type)).toEqual(['banners/dialogClosed']);
  disconnect();
  router.dispose();
});
