import { makeServer, type MockServer } from '@/mirage/server';
import { call } from '@/mirage/testCall';
import { log } from './http/log';
import { toUsers } from './users';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

test('of the awkward practice every form of measurements is read', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const { body } = await call('users/list');
  const measured = toUsers(body)
    .slice(-6)
    .map(({ progress }) => progress[0]!.measurements);
  expect(measured).toHaveLength(6);
  for (const parts of measured) expect(parts).toContainEqual({ part: 'Waist', day1: '34', current: '32.5' });
  const fields = 'legacy, measurements.day1.Neck, measurements.current.Neck';
  expect(warn).toHaveBeenCalledWith('fields not shown', { path: 'users/list', fields });
});
