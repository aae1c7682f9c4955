import { makeServer, type MockServer } from '../../server';
import { call } from '../../testCall';

let server: MockServer;
beforeEach(() => (server = makeServer({ environment: 'test', scenario: 'awkward' })));
afterEach(() => server.shutdown());

type Moderator = Record<string, unknown>;

test('moderators have modules as text, as broken JSON and null, no role title, and unusual emails', async () => {
  const { list } = (await call<{ list: Moderator[] }>('users/list/employees')).body.data;
  expect(list[1]).toMatchObject({ modules: expect.stringContaining('Users, Recipes') as unknown });
  expect(list.slice(16)).toMatchObject([
    { firstName: null, email: null, modules: 'Community', role: { title: null } },
    { firstName: 'Modules', modules: '["Users", "Ban' },
    { modules: null },
    { modules: 'Users, Time travel, profile' },
    { email: 'coach+night@petal.app' },
    { email: 'iman@müller.example' },
    { lastName: 'Without a title', role: { title: '' } },
    expect.not.objectContaining({ id: expect.anything() as unknown }),
  ]);
});
