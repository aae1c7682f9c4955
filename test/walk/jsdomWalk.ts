import { stateOf } from '@/mirage/calls/state';
import { table } from '@/mirage/database/table';
import { makeServer, type MockServer } from '@/mirage/server';
import { clearSession, startSession, toSessionUser } from '@/services/session/session';
import { renameElsewhere } from './elsewhere';
import { comeToRest, openJournal, signOut } from './ending';
import { jsdomDriver } from './jsdomDriver';
import { jsdomRules, leftOver } from './jsdomRules';
import { OtherTab } from './lists';
import { Network } from './network';
import { historyAt } from './panel';
import { Undone } from './undone';
import { Broken, type Rule, type World } from './world';

/** Pictures and films are outside of the API. */
const serveMedia = ({ pretender }: MockServer) => {
  Object.assign(pretender, { checkPassthrough: () => false });
  pretender.get('/media/*file', () => [200, { 'content-type': 'image/png' }, 'a picture']);
  pretender.head('/media/*file', () => [200, { 'content-length': '9' }, '']);
};

/** Signs in and opens the panel in jsdom, with all that the rules look into. */
export async function begin(errors: string[], found: World['found']) {
  const server = makeServer({ environment: 'test', scenario: 'default' });
  serveMedia(server);
  const network = new Network((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  stateOf(server).overrides.set('*', network.pass);
  const undone = new Undone(server);
  const admin = toSessionUser(table(server, 'employees').find(1))!;
  const emails = table(server, 'users')
    .all()
    .map(({ email }) => email);
  startSession({ token: 'seed-token-1', user: admin }, false);
  const other = new OtherTab(admin);
  const history = historyAt('/dashboard');
  const driver = jsdomDriver(history, network, errors, (salt) =>
    Promise.resolve(other.tell(renameElsewhere(server, salt))),
  );
  const store = () => driver.panel().store;
  const noting: Rule = {
    name: 'What can be undone is noted',
    broken: (_world, seen, step) => {
      undone.note(store(), seen, step);
      return null;
    },
  };
  await driver.settle();
  const rules = [...jsdomRules(driver, network, admin, other), noting];
  const world: World = { driver, story: [], before: await driver.look(), rules, found };
  /** Undoes what can be undone, and signs out. */
  const end = async () => {
    if (await openJournal(world)) {
      await undone.undoAll(world);
      const places = undone.different(store());
      if (places.length > 0) found(new Broken('Undo of everything restores the server', places.join(), world.story));
      await comeToRest(world);
    }
    if (await signOut(world)) {
      const left = leftOver(store(), emails);
      if (left.length > 0) found(new Broken('Sign-out leaves nothing', left.join(), world.story));
    }
  };
  const close = () => {
    driver.close();
    other.close();
    clearSession();
    localStorage.clear();
    server.shutdown();
  };
  return { world, server, history, undone, store, emails, end, close };
}
