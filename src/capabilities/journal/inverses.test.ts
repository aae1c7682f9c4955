import { categoriesApi } from '@/services/categories';
import { communityApi } from '@/services/community';
import { exercisesApi } from '@/services/exercises';
import { highlightsApi } from '@/services/highlights';
import { moderatorsApi } from '@/services/moderators';
import { notificationsApi } from '@/services/notifications';
import { paymentMethodsApi } from '@/services/paymentMethods';
import { plansApi } from '@/services/plans';
import { usersApi } from '@/services/users';
import { table } from '@/mirage/database/table';
import { entriesOf, journalStore } from '@test/journalStore';
import { mockServer } from '@test/mockServer';
import { undo } from './undo';

const mock = mockServer();
const start = journalStore(mock);

const rows = () => JSON.stringify(mock.server.db.dump());

const PLAN = {
  ...{ id: 1, name: 'Reset', details: 'All of it', duration: '1 month', features: ['Recipes'] },
  ...{ price: 40, actualPrice: 50, discountPrice: 10, discount: 20, isFree: false, isPopular: false },
};
const METHOD = {
  ...{ id: 1, name: 'Till', type: 'Stripe', categoryId: 1, accountNumber: '1', accountTitle: 'A' },
  ...{ bankName: '', iban: '', swiftCode: '', instructions: '', isActive: true },
};
const MODERATOR = { id: 2, name: 'Hira Khan', email: 'a@b.example', phone: '1', role: 2, modules: ['Users'] };

const { initiate: listComments } = communityApi.endpoints.listComments;

/** A record as the server may have it, with a field that is empty; its list; and an edit that fills the field. */
const BARE: [string, () => unknown, { initiate: (arg: never) => unknown }, unknown][] = [
  [
    'a user’s BMR',
    () => mock.create('user', { bmr: null }),
    usersApi.endpoints.listUsers,
    usersApi.endpoints.updateBmr.initiate({ userId: 1001, bmr: 1500 }),
  ],
  ...['name', 'description'].map((field): (typeof BARE)[number] => [
    `an exercise’s ${field}`,
    () => mock.create('exercise', { [field]: '' }),
    exercisesApi.endpoints.listExercises,
    exercisesApi.endpoints.saveExercise.initiate({ id: 1, name: 'Squat', description: 'Down', video: null }),
  ]),
  ...['name', 'details'].map((field): (typeof BARE)[number] => [
    `a plan’s ${field}`,
    () => mock.create('plan', { [field]: '' }),
    plansApi.endpoints.listPlans,
    plansApi.endpoints.savePlan.initiate(PLAN),
  ]),
  [
    'a plan’s features',
    () => mock.create('plan', { features: '[]' }),
    plansApi.endpoints.listPlans,
    plansApi.endpoints.savePlan.initiate(PLAN),
  ],
  [
    'a folder’s users',
    () => mock.create('notificationFolder', { users: '[]' }),
    notificationsApi.endpoints.listFolders,
    notificationsApi.endpoints.saveFolder.initiate({ id: 1, name: 'All', users: [1] }),
  ],
  ...['title', 'content', 'folderId'].map((field): (typeof BARE)[number] => [
    `a notification’s ${field}`,
    () =>
      mock.create('notification', { folderId: mock.create('notificationFolder', { users: '[1]' }).id, [field]: '' }),
    notificationsApi.endpoints.listNotifications,
    notificationsApi.endpoints.saveNotification.initiate({
      id: 1,
      title: 'Hi',
      content: 'There',
      folderId: 1,
      userIds: [1],
    }),
  ]),
  ...['paymentMethodName', 'paymentType', 'accountNumber', 'accountTitle'].map((field): (typeof BARE)[number] => [
    `a payment method’s ${field}`,
    () => mock.create('paymentMethod', { [field]: '' }),
    paymentMethodsApi.endpoints.listPaymentMethods,
    paymentMethodsApi.endpoints.savePaymentMethod.initiate(METHOD),
  ]),
  ...['email', 'phoneNo'].map((field): (typeof BARE)[number] => [
    `a moderator’s ${field}`,
    () => table(mock.server, 'employees').update('2', { [field]: '' }),
    moderatorsApi.endpoints.listModerators,
    moderatorsApi.endpoints.saveModerator.initiate(MODERATOR),
  ]),
  [
    'a group’s title',
    () => mock.create('group', { title: '' }),
    communityApi.endpoints.listGroups,
    communityApi.endpoints.saveGroup.initiate({ id: 1, title: 'Start', privacy: 'members' }),
  ],
  [
    'a comment’s text',
    () => mock.create('comment', { postId: mock.create('post').id, comment: '' }),
    { initiate: () => listComments(1) },
    communityApi.endpoints.updateComment.initiate({ postId: 1, commentId: 1, comment: 'Hi' }),
  ],
  [
    'a category’s name',
    () => mock.create('category', { title: '' }),
    categoriesApi.endpoints.listCategories,
    categoriesApi.endpoints.updateCategory.initiate({ id: 1, name: 'Lunch' }),
  ],
  [
    'a sub category’s title',
    () => mock.create('subCategory', { categoryId: mock.create('category').id, title: '' }),
    categoriesApi.endpoints.listCategories,
    categoriesApi.endpoints.updateSubCategory.initiate({ id: 1, title: 'Soups', image: null }),
  ],
  [
    'a highlight’s title',
    () => mock.create('highlight', { title: '' }),
    highlightsApi.endpoints.listHighlights,
    highlightsApi.endpoints.renameHighlight.initiate({ id: 1, title: 'Wins' }),
  ],
];

test.each(BARE)(
  'an empty value that no call stores is not offered to be put back: %s',
  async (_what, seed, list, edit) => {
    mock.create('paymentCategory');

    seed();
    const store = await start();
    await store.dispatch(list.initiate(undefined as never) as never);
    const before = rows();
    const { error } = await store.dispatch<Promise<{ error?: unknown }>>(edit as never);
    expect(error).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [entry] = entriesOf(store);
    expect(entry).toBeDefined();
    if (entry!.steps.length > 0) {
      await undo(store, entry!, entriesOf(store));
      expect(rows()).toBe(before);
    } else expect(entry!.note).toMatch(/^Cannot be undone: before, it had no /);
  },
);
