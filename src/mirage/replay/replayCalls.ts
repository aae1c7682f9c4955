import { type Reply } from '../calls/reply';
import { dropped } from '../calls/request';
import { tokenOf } from '../calls/sessions';
import { stateOf } from '../calls/state';
import { table } from '../database/table';
import { wireAccount } from '../areas/auth/wireAccount';
import { type MockServer } from '../server';

/** Answers a call of the panel, by itself or with the mock server's own answer. */
type Answer = (path: string, own: () => Promise<Reply>) => Promise<Reply | 'dropped'>;

/** The mock server of a page that replays a report. It takes no time; when a call is answered, the replay says. */
export function replayCalls(server: MockServer) {
  const state = stateOf(server);
  Object.assign(state, { latency: 0, uploadRate: undefined });
  return {
    answerBy(answer: Answer) {
      state.overrides.set('*', async (path, request, next) => {
        const reply = await answer(path, next);
        return reply === 'dropped' ? dropped(request) : reply;
      });
    },
    /** The session of somebody who has this role and these modules. */
    sessionOf(role: string, modules: readonly string[]) {
      const employees = table(server, 'employees').all();
      const isSame = (title: string) => title.trim().toLowerCase() === role.trim().toLowerCase();
      const employee = employees.find((one) => isSame(one.role.title)) ?? employees[0]!;
      return { token: tokenOf(employee), user: { ...wireAccount(employee), role, modules } };
    },
  };
}
