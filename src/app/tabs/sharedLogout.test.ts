import { BroadcastChannel } from 'node:worker_threads';
import { clearSession, startSession, type SessionUser } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { endSession } from '../endSession';
import { shareLogout } from './sharedLogout';
import { makeStore } from '../store';

const USER = { id: 1, role: 'Admin' } as SessionUser;

function tab() {
  startSession({ token: 'token', user: USER }, false);
  const store = makeStore(USER);
  shareLogout(store);
  return store;
}

afterEach(clearSession);
afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

test.each([
  ['has no channels', undefined],
  [
    'refuses them',
    function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('where the browser %s a tab ends its own session alone', (_what, channel) => {
  if (channel) Object.assign(globalThis, { BroadcastChannel: channel });
  const store = tab();
  store.dispatch(endSession());
  expect(selectUser(store.getState())).toBeNull();
});

test('otherwise it ends in every tab with the same token', async () => {
  const channels: BroadcastChannel[] = [];
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  const [one, other] = [tab(), tab()];
  one.dispatch(endSession());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(selectUser(other.getState())).toBeNull();
  channels.forEach((channel) => channel.close());
});
