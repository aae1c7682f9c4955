import { type MadeCall } from './driver';
import { type Rule, type Step } from './world';

const WRITES = /create|update|delete|deactivate|send|react|assigned/;
export const isWrite = ({ path }: Pick<MadeCall, 'path'>) => WRITES.test(path);

const CATEGORIES = 'dishes/list/category';
const WEEKS = ['exercise/list', 'workout/detail', 'workout/list/weeks', 'workout/list/workoutdays'];
const GROUPS = ['community/list/categories', 'community/detail'];
const FOLDERS = ['notificationCategoriesFolder/list', 'notificationCategoriesFolder/users'];

/** What each section may read: the lists that it shows, and what docs/behaviour.md names beyond them. */
const READS: Record<string, readonly string[]> = {
  '/dashboard': ['dashboard/stats', 'dashboard/user-growth', 'users/list', ...GROUPS],
  '/users': ['users/list', 'users/progress', 'plans/list', 'supplements/list'],
  '/tracker': ['highlights/list', 'habits/list'],
  '/recipes': ['dishes/list', CATEGORIES, 'meals/list'],
  '/diet-plans': ['meals/list', CATEGORIES, 'dishes/list', 'users/list'],
  '/workouts': WEEKS,
  '/community': [...GROUPS, 'communityComments/list'],
  '/supplements': ['supplements/list'],
  '/moderators': ['users/list/employees', 'roles/list'],
  '/notifications': ['customNotification/list', ...FOLDERS, 'users/list'],
  '/plans': ['plans/list'],
  '/payments': ['paymentTypes/v2/list', 'paymentTypesCategories/list'],
  '/banners': ['banners/list'],
  '/how-to-use': ['howToUse/list'],
  '/profile': [],
  '/login': [],
};

const pathOf = (address: string) => address.split('?')[0]!;

/** The palette loads the lists of all records, the journal that of what is undone; calls wait for who has to sign in again. */
const READS_ELSEWHERE = /Command palette|What changed|Your session has expired/;

/** Acts that never change anything on the server. */
const IS_LOOKING: ReadonlySet<Step['act']> = new Set(['type', 'choose', 'attach', 'step', 'reload', 'fail']);

/** One press sends several calls only in rounds: bulk, copying, what comes in, many, Undo. */
const IS_ROUND = /undo|go on|retry|copy|bring|change|replace|move|delete|activate|assign|set |add \d|start/i;

export const CALL_RULES: readonly Rule[] = [
  {
    name: 'No write without an act that writes',
    broken: ({ before }, { calls }, { act }) => {
      const writes = calls.filter(isWrite);
      // A save goes out once the look before it has taken too long.
      return IS_LOOKING.has(act) && !before.isHanging && writes.length > 0
        ? writes.map(({ path }) => path).join()
        : null;
    },
  },
  {
    name: 'One write for a press',
    broken: ({ before }, { calls }, { act, what }) => {
      const writes = calls.filter(isWrite);
      const about = act === 'fill' ? (before.dialogs.at(-1) ?? '') : what;
      return writes.length > 1 && !IS_ROUND.test(about) ? writes.map(({ path }) => path).join() : null;
    },
  },
  {
    name: 'No read beyond what the section names',
    broken: ({ before }, seen, { act }) => {
      if (act === 'wait') return null; // a late reply is asked for again
      if ([...before.dialogs, ...seen.dialogs].some((name) => READS_ELSEWHERE.test(name))) return null;
      const allowed = [before, seen].flatMap(({ address }) => READS[pathOf(address)] ?? []);
      const beyond = seen.calls.filter(
        (call) => !isWrite(call) && !call.path.startsWith('auth/') && !allowed.includes(call.path),
      );
      return beyond.length > 0 ? beyond.map(({ path }) => path).join() : null;
    },
  },
  {
    name: 'No read twice',
    broken: (_world, { calls, isFaulty }, { act }) => {
      if (isFaulty || act === 'fill' || act === 'wait' || calls.some(isWrite)) return null;
      const reads = calls.map(({ path, body }) => `${path} ${body}`);
      const twice = reads.find((read, at) => reads.indexOf(read) !== at);
      return twice ?? null;
    },
  },
];
