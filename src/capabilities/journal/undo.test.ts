import fc from 'fast-check';
import { api } from '@/services/http/api';
import { fullName } from '@/services/names';
import { categoriesApi } from '@/services/categories';
import { communityApi } from '@/services/community';
import { exercisesApi } from '@/services/exercises';
import { highlightsApi } from '@/services/highlights';
import { moderatorsApi } from '@/services/moderators';
import { notificationsApi } from '@/services/notifications';
import { paymentMethodsApi } from '@/services/paymentMethods';
import { plansApi } from '@/services/plans';
import { usersApi } from '@/services/users';
import { omit } from '@/screen/record/record';
import { entriesOf, journalStore } from '@test/journalStore';
import { mockServer } from '@test/mockServer';
import { sample } from '@test/matrix';
import { type AppStore } from '@/app/store';
import { undo } from './undo';

const mock = mockServer();
const start = journalStore(mock);

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** One of each kind of record. */
function seed() {
  mock.create('role', { title: 'Subadmin' });
  mock.create('employee', { firstName: 'Hira', lastName: 'Khan', role: { title: 'Subadmin' }, modules: ['Users'] });
  mock.create('user', { firstName: 'Sana', bmr: 1400, isActive: 'Y' });
  mock.create('user', { firstName: 'Noor', bmr: 1500, isActive: 'N' });
  mock.create('supplementFolder');
  mock.create('plan', { name: 'Reset' });
  mock.create('paymentCategory');
  mock.create('paymentMethod', { paymentMethodName: 'Till' });
  mock.create('notificationFolder', { name: 'All', users: '[1001]' });
  mock.create('notification', { title: 'Hello', folderId: '1' });
  mock.create('group', { title: 'Start' });
  mock.create('post');
  mock.create('comment', { postId: '1', comment: 'Same here' });
  mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: '1' });
  mock.create('highlight', { title: 'Wins' });
  mock.create('exercise', { name: 'Squat' });
}

const AGAIN = { forceRefetch: true, subscribe: false } as const;

const { listComments } = communityApi.endpoints;

const LISTS = [
  usersApi.endpoints.listUsers,
  plansApi.endpoints.listPlans,
  paymentMethodsApi.endpoints.listPaymentMethods,
  notificationsApi.endpoints.listNotifications,
  notificationsApi.endpoints.listFolders,
  communityApi.endpoints.listGroups,
  categoriesApi.endpoints.listCategories,
  highlightsApi.endpoints.listHighlights,
  exercisesApi.endpoints.listExercises,
  moderatorsApi.endpoints.listModerators,
];

/** Waits until what is loading has loaded. */
async function settled(store: AppStore) {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  await turn();
}

async function startWithLists() {
  seed();
  const store = await start();
  for (const { initiate } of LISTS) store.dispatch(initiate() as never);
  void store.dispatch(listComments.initiate(1));
  await settled(store);
  return store;
}

/** Changes that can be undone; the text is set, or chooses between two values. */
const CHANGES: ((store: AppStore, text: string) => unknown)[] = [
  () => usersApi.endpoints.activateUser.initiate({ id: 1002 }),
  () => usersApi.endpoints.activateUser.initiate({ id: 1001 }),
  () => usersApi.endpoints.deactivateUser.initiate({ id: 1001 }),
  (_store, text) => usersApi.endpoints.updateBmr.initiate({ userId: 1001, bmr: text.length * 100 }),
  (_store, text) =>
    usersApi.endpoints.assignSupplements.initiate({ userId: 1002, supplementCategoryId: text.length > 1 ? [1] : [] }),
  (store, text) => {
    const { id, ...plan } = plansApi.endpoints.listPlans.select()(store.getState()).data![0]!;
    const features = text.length > 1 ? [...new Set([...plan.features, text])] : ['Base'];
    return plansApi.endpoints.savePlan.initiate({ ...plan, id, ...(text > 'b' ? { name: text } : { features }) });
  },
  (store, text) => {
    const method = paymentMethodsApi.endpoints.listPaymentMethods.select()(store.getState()).data![0]!;
    return paymentMethodsApi.endpoints.savePaymentMethod.initiate({
      ...omit(method, 'categoryTitle'),
      ...(text > 'b' ? { iban: text } : { bankName: text }),
    });
  },
  (_store, text) =>
    notificationsApi.endpoints.saveNotification.initiate({
      id: 1,
      title: text,
      content: text,
      folderId: 1,
      userIds: [1001],
    }),
  (store, text) => {
    const { name, userIds } = notificationsApi.endpoints.listFolders.select()(store.getState()).data![0]!;
    const users = text > 'b' ? [1001, 1002] : userIds!;
    return notificationsApi.endpoints.saveFolder.initiate({ id: 1, name: text > 'b' ? name : text, users });
  },
  (_store, text) =>
    communityApi.endpoints.saveGroup.initiate({ id: 1, title: text, privacy: text > 'b' ? 'admin' : 'members' }),
  (_store, text) => communityApi.endpoints.updateComment.initiate({ postId: 1, commentId: 1, comment: text }),
  (_store, text) => categoriesApi.endpoints.updateCategory.initiate({ id: 1, name: text }),
  (_store, text) => categoriesApi.endpoints.updateSubCategory.initiate({ id: 1, title: text, image: null }),
  (_store, text) => highlightsApi.endpoints.renameHighlight.initiate({ id: 1, title: text }),
  (store, text) => {
    const { description } = exercisesApi.endpoints.listExercises.select()(store.getState()).data![0]!;
    return exercisesApi.endpoints.saveExercise.initiate({ id: 1, name: text, description, video: null });
  },
  (store, text) => {
    const row = moderatorsApi.endpoints.listModerators
      .select()(store.getState())
      .data!.find(({ id }) => id === 2)!;
    const modules = text > 'b' ? [...new Set([...row.modules, 'Banner'])] : [];
    return moderatorsApi.endpoints.saveModerator.initiate({
      ...{ id: 2, name: fullName(row), email: row.email, role: row.roleId },
      ...{ phone: text, modules },
    });
  },
];

/** Every record as the server has it now. */
async function stored({ dispatch }: AppStore) {
  const queries = [...LISTS.map(({ initiate }) => initiate(undefined, AGAIN)), listComments.initiate(1, AGAIN)];
  const replies = await Promise.all(queries.map((query) => dispatch<Promise<{ data: unknown }>>(query as never)));
  return replies.map(({ data }) => data);
}

/** Sessions of fifty sequences each, other ones in each run, since development builds check the whole store after each action. */
const SESSIONS = [1, 2, 3, 4, 5];

test.each(sample(SESSIONS, (session) => session <= 2))(
  'after all undos of a sequence, in any order, the server has what it had before: session %i',
  async () => {
    const store = await startWithLists();
    const before = await stored(store);
    const change = fc.tuple(fc.nat(CHANGES.length - 1), fc.constantFrom('a', 'bb', 'ccc', 'dd d'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(), { minLength: 8 }),
        async (changes, order) => {
          for (const [index, text] of changes) {
            const { error } = await store.dispatch<Promise<{ error?: unknown }>>(CHANGES[index]!(store, text) as never);
            expect(error).toBeUndefined();
            await settled(store);
          }
          // Undo of a change is refused until a later one to the same values is undone.
          for (let round = 0; ; round += 1) {
            const open = entriesOf(store).filter(({ undoneAt }) => undoneAt === null);
            if (open.length === 0) break;
            await undo(
              store,
              open[round < order.length ? order[round]! % open.length : open.length - 1]!,
              entriesOf(store),
            );
            await settled(store);
          }
          expect(await stored(store)).toEqual(before);
        },
      ),
      { numRuns: 50, endOnFailure: true },
    );
  },
  60_000,
);
