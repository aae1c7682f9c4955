import { type Server } from 'miragejs';
import { type FactoryRows } from '@/mirage/areas/areas';
import { type EmployeeRow } from '@/mirage/areas/auth/rows';
import { makeServer } from '@/mirage/server';
import { stateOf } from '@/mirage/calls/state';
import { formFields } from './formFields';
import { clearSession, toSessionUser, type SessionUser } from '@/services/session/session';

interface HandledRequest {
  url: string;
  requestBody: string | FormData;
}

/** A fresh, empty mock server for each test of the file; no test may leave a call that nothing answers. */
export function mockServer() {
  let server: Server;
  beforeEach(() => {
    server = makeServer({ environment: 'test' });
  });
  afterEach(() => {
    const { unhandledRequests } = server.pretender as unknown as { unhandledRequests: HandledRequest[] };
    const unhandled = unhandledRequests.map(({ url }) => url);
    clearSession();
    server.shutdown();
    expect(unhandled).toEqual([]);
  });

  /**
   * The bodies posted to a path, in which `:id` matches any id. Forms are objects with the names of their files; a
   * field that occurs several times is a list.
   */
  const posted = (path: string): unknown[] => {
    const route = new RegExp(`/${path.replace(':id', '[^/]+')}$`);
    const { handledRequests } = server.pretender as unknown as { handledRequests: HandledRequest[] };
    return handledRequests.filter(({ url }) => route.test(url)).map(({ requestBody }) => toFields(requestBody));
  };

  /** Creates one row by its factory; Mirage's own types do not know the models' fields. */
  const create = <Name extends keyof FactoryRows>(model: Name, changes: Partial<FactoryRows[Name]> = {}) => {
    const fields: object = changes;
    return server.create(model, fields).attrs as unknown as FactoryRows[Name];
  };

  const employee = (changes: Partial<EmployeeRow>): SessionUser => toSessionUser(create('employee', changes))!;

  return {
    get server() {
      return server;
    },
    posted,
    /** Removes the override of the path. */
    mend: (path: string) => void stateOf(server).overrides.delete(path),
    create,
    admin: () =>
      employee({ firstName: 'Amina', lastName: 'Rahman', role: { title: 'Admin' }, roleId: '1', modules: [] }),
    subAdmin: (modules: string[]) => employee({ role: { title: 'Subadmin' }, modules }),
  };
}

const toFields = (body: string | FormData) =>
  typeof body === 'string' ? (JSON.parse(body) as unknown) : formFields(body);
