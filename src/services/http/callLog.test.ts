import { callLog, noteCall } from './callLog';

test('a call that began before the session ended is in no log of the next', () => {
  const before = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(before + 10);
  callLog.clear();
  noteCall('howToUse/update', 'saveHelpContent', before, { kind: 'ended' }, {});
  expect(callLog.entries()).toEqual([]);
  noteCall('plans/list', 'listPlans', before + 10, undefined, {});
  expect(callLog.entries().map(({ path }) => path)).toEqual(['plans/list']);
});
