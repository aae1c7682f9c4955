import { mockServer } from '@test/mockServer';
import { changesOfScreens, openScreen } from '@/app/screens';
import { SCREENS } from '@/app/sections';
import { makeStore } from '@/app/store';
import { recordChanges } from './recorder';

const mock = mockServer();

const call = (type: string) => ({
  type: `api/executeMutation/${type}`,
  meta: { requestId: 'one', arg: { endpointName: 'savePlan', originalArgs: { name: 'Starter' } } },
});

test('a change is noted, but not one that was sent before the recorder began', async () => {
  const store = makeStore(mock.admin());
  for (const section of SCREENS) await openScreen(section, store);
  expect(Object.keys(await changesOfScreens())).toContain('savePlan');
  const dispatch = jest.fn();
  const observe = recordChanges({ store: { dispatch }, changes: changesOfScreens });
  const settled = async () => {
    observe(call('fulfilled'), store.getState());
    await changesOfScreens();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await settled();
  expect(dispatch).not.toHaveBeenCalled();
  observe(call('pending'), store.getState());
  await settled();
  expect(dispatch).toHaveBeenCalledTimes(1);
});
