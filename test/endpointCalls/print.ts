import { applySettings } from '@/services/http/settings';
import { CALLS } from './calls';
import { makeStore } from '@/app/store';

/*
 * Prints the table of calls as JSON, for a backend's own tests: of each its path, whether it reads or writes, the kind of
 * its body, and the fields with the values of the panel's own test; a file is its name. It is run on its own
 * (scripts/endpointTable.ts), since it takes the network away.
 */
class NoRequest {
  upload = {};
  open() {}
  setRequestHeader() {}
  send() {}
}
Object.assign(globalThis, { window: globalThis, XMLHttpRequest: NoRequest, fetch: () => new Promise(() => {}) });
applySettings({ apiRoot: '/api', mediaHost: '/media', productName: 'Petal', adminUserId: 1 });

const calls = CALLS.map(([path, body, call, fields]) => {
  const store = makeStore();
  void store.dispatch(call);
  const isRead = Object.keys(store.getState().api.queries).length > 0;
  return { path, does: isRead ? 'read' : 'write', body, fields };
});
process.stdout.write(`${JSON.stringify({ calls }, null, 2)}\n`, () => process.exit(0));
