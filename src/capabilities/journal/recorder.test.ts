import { mockServer } from '@test/mockServer';
import { openScreen } from '@/app/screens';
import { SCREENS } from '@/app/sections';
import { makeStore } from '@/app/store';
import { install, join } from '@/lib/slots';
import { journal } from './manifest';
import { changesSoFar, recordChanges } from './recorder';

const mock = mockServer();

const call = (type: string) => ({
  type: `api/executeMutation/${type}`,
  meta: { requestId: 'one', arg: { endpointName: 'savePlan', originalArgs: { name: 'Starter' } } },
});

test('a change is noted, but not one that was sent before the recorder began', async () => {
  install([journal]);
  await join('shell');
  const store = makeStore(mock.admin());
  for (const section of SCREENS) await openScreen(section, store);
  expect(Object.keys(await changesSoFar())).toContain('savePlan');
  const dispatch = jest.fn();
  const observe = recordChanges(dispatch);
  const settled = async () => {
    observe(call('fulfilled'), store.getState());
    await changesSoFar();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await settled();
  expect(dispatch).not.toHaveBeenCalled();
  observe(call('pending'), store.getState());
  await settled();
  expect(dispatch).toHaveBeenCalledTimes(1);
});
