import { table } from '@/mirage/database/table';
import { type Tables } from '@/mirage/database/tables';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** Another field of the record, as someone else changes it on the server. */
interface OtherField {
  label: string;
  changes: object;
  /** What a save has to send back for it. */
  sent: object;
}

/** One edit dialog of the panel, and what someone else can do to its record. */
export interface EditDialog {
  title: string;
  address: string;
  seed: (mock: Mock) => void;
  table: keyof Tables;
  /** The id of the edited row. */
  id?: string;
  /** The path of the call that lists the record. */
  list: string;
  /** The path of the call that saves the edit. */
  save: string;
  /** The path of the call that adds the record anew, where nothing but the form's values is needed for it. */
  create?: string;
  /** The label of the field that the person types into, and the name under which it is sent. */
  typed: { label: string; sent: string };
  /** The save button's text; `Save` by default. */
  saveLabel?: string;
  /** A text that both the field and the server accept; digits for a number. */
  texts?: { mine: string; theirs: string };
  /** The row with the other side's text in the typed field. */
  same: (text: string) => object;
  other?: OtherField;
}

const NUMBERS = { mine: '7', theirs: '8' };

const menu = (mock: Mock) => {
  mock.create('category', { title: 'Lunch' });
  mock.create('subCategory', { title: 'Soups', categoryId: '1' });
  mock.create('subCategory', { title: 'Stews', categoryId: '1' });
};

/** Every dialog that edits a record of a list, except those about users. */
export const EDIT_DIALOGS: readonly EditDialog[] = [
  {
    title: 'Edit Banner',
    address: '/banners?dialog=edit:1',
    seed: (mock) => mock.create('banner', { link: 'https://a.example' }),
    table: 'banners',
    list: 'banners/list',
    save: 'banners/update',
    typed: { label: 'Link', sent: 'link' },
    same: (link) => ({ link }),
  },
  {
    title: 'Edit Plan',
    address: '/plans?dialog=edit:1',
    seed: (mock) => mock.create('plan', { name: 'Reset', duration: '1 month' }),
    table: 'plans',
    list: 'plans/list',
    save: 'plans/update',
    create: 'plans/create',
    typed: { label: 'Plan name', sent: 'name' },
    same: (name) => ({ name }),
    other: { label: 'Duration', changes: { duration: '6 month' }, sent: { duration: '6 month' } },
  },
  {
    title: 'Edit Moderator',
    address: '/moderators?dialog=edit:2',
    seed: (mock) => {
      mock.create('role', { title: 'Subadmin' });
      mock.create('employee', { firstName: 'A', lastName: 'B', role: { title: 'Admin' }, modules: [] });
      mock.create('employee', { firstName: 'Hira', lastName: 'Khan', modules: ['Users'] });
    },
    table: 'employees',
    id: '2',
    list: 'users/list/employees',
    save: 'users/update/employee',
    typed: { label: 'Phone', sent: 'phone' },
    same: (phoneNo) => ({ phoneNo }),
    other: { label: 'Modules', changes: { modules: ['Users', 'Banner'] }, sent: { modules: ['Users', 'Banner'] } },
  },
  {
    title: 'Edit Payment Method',
    address: '/payments?dialog=edit:1',
    seed: (mock) => {
      mock.create('paymentCategory', { title: 'Local' });
      mock.create('paymentMethod', { paymentMethodName: 'Till', bankName: 'Bank A' });
    },
    table: 'paymentMethods',
    list: 'paymentTypes/v2/list',
    save: 'paymentTypes/update',
    create: 'paymentTypes/create',
    saveLabel: 'Update',
    typed: { label: 'Payment method name', sent: 'name' },
    same: (paymentMethodName) => ({ paymentMethodName }),
    other: { label: 'Bank name', changes: { bankName: 'Bank B' }, sent: { bankName: 'Bank B' } },
  },
  {
    title: 'Edit Content',
    address: '/how-to-use?dialog=edit:1',
    seed: (mock) => {
      mock.create('helpCategory', { title: 'Start' });
      mock.create('helpContent', { howTouseCategoryId: '1', title: 'Hello', description: 'Old' });
    },
    table: 'helpContents',
    list: 'howToUse/list',
    save: 'howToUse/update',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Description', changes: { description: 'New' }, sent: { description: 'New' } },
  },
  {
    title: 'Edit Habit',
    address: '/tracker?tab=habits&dialog=edit:1',
    seed: (mock) => mock.create('habit', { name: 'Walk', description: 'Old' }),
    table: 'habits',
    list: 'habits/list',
    save: 'habits/update',
    typed: { label: 'Title', sent: 'name' },
    same: (name) => ({ name }),
    other: { label: 'Description', changes: { description: 'New' }, sent: { description: 'New' } },
  },
  {
    title: 'Edit Highlight',
    address: '/tracker?dialog=edit:1',
    seed: (mock) => mock.create('highlight', { title: 'Start' }),
    table: 'highlights',
    list: 'highlights/list',
    save: 'highlights/update',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
  },
  {
    title: 'Edit Item',
    address: '/tracker?dialog=items:1&item=edit:1',
    seed: (mock) => {
      mock.create('highlight', { title: 'Start' });
      mock.create('highlightItem', { highlightId: '1', caption: 'Old', duration: 5 });
    },
    table: 'highlightItems',
    list: 'highlights/list',
    save: 'highlights/update/item',
    typed: { label: 'Duration (seconds)', sent: 'duration' },
    texts: NUMBERS,
    same: (duration) => ({ duration }),
    other: { label: 'Caption', changes: { caption: 'New' }, sent: { caption: 'New' } },
  },
  {
    title: 'Edit Supplement',
    address: '/supplements?dialog=edit:1',
    seed: (mock) => {
      mock.create('supplementFolder', { title: 'Minerals' });
      mock.create('supplement', { supplementsCategoryId: '1', title: 'Zinc', dosage: 'Old' });
    },
    table: 'supplements',
    list: 'supplements/list',
    save: 'supplements/update',
    create: 'supplements/create',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Dosage', changes: { dosage: 'New' }, sent: { dosage: 'New' } },
  },
  {
    title: 'Edit Recipe',
    address: '/recipes?dialog=edit:1',
    seed: (mock) => {
      menu(mock);
      mock.create('recipe', { dishesCategoryId: '1', title: 'Dal' });
    },
    table: 'recipes',
    list: 'dishes/list',
    save: 'dishes/update',
    create: 'dishes/create',
    typed: { label: 'Recipe name', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Category, Sub Category', changes: { dishesCategoryId: '2' }, sent: { subCategoryId: '2' } },
  },
  {
    title: 'Edit Diet-Plan',
    address: '/diet-plans?dialog=edit:1',
    seed: (mock) => {
      menu(mock);
      mock.create('dietPlan', { dishesCategoryId: '1', title: 'Dal', kcalOptions: '1500' });
    },
    table: 'dietPlans',
    list: 'meals/list',
    save: 'meals/update',
    create: 'meals/create',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Kcal', changes: { kcalOptions: '1500,1700' }, sent: { kcalOptions: '1500,1700' } },
  },
  {
    title: 'Edit Category',
    address: '/recipes?dialog=editCategory:1',
    seed: menu,
    table: 'categories',
    list: 'dishes/list/category',
    save: 'categories/updateCategory',
    typed: { label: 'Category name', sent: 'name' },
    same: (title) => ({ title }),
  },
  {
    title: 'Edit Subcategory',
    address: '/recipes?dialog=editSubCategory:1',
    seed: menu,
    table: 'subCategories',
    list: 'dishes/list/category',
    save: 'categories/update/subcategory',
    typed: { label: 'Subcategory name', sent: 'title' },
    same: (title) => ({ title }),
  },
  {
    title: 'Edit Group',
    address: '/community?dialog=editGroup:1',
    seed: (mock) => mock.create('group', { title: 'Start', privacy: 'members' }),
    table: 'groups',
    list: 'community/list/categories',
    save: 'community/update/category',
    create: 'community/create/category',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Privacy', changes: { privacy: 'admin' }, sent: { privacy: 'admin' } },
  },
  {
    title: 'Edit Post',
    address: '/community?group=1&dialog=editPost:1',
    seed: (mock) => {
      mock.create('group', { title: 'Start' });
      mock.create('post', { communityCategoryId: '1', title: 'Hello', content: 'Old' });
    },
    table: 'posts',
    list: 'community/detail',
    save: 'community/update/post',
    create: 'community/create/post',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Content', changes: { content: 'New' }, sent: { content: 'New' } },
  },
  {
    title: 'Edit Notification',
    address: '/notifications?dialog=edit:1',
    seed: (mock) => {
      mock.create('notificationFolder', { name: 'All', users: '[1]' });
      mock.create('notification', { title: 'Hello', content: 'Old', folderId: '1' });
    },
    table: 'notifications',
    list: 'customNotification/list',
    save: 'customNotification/update/:id',
    create: 'customNotification/create',
    saveLabel: 'Update',
    typed: { label: 'Title', sent: 'title' },
    same: (title) => ({ title }),
    other: { label: 'Content', changes: { content: 'New' }, sent: { content: 'New' } },
  },
  {
    title: 'Edit Folder',
    address: '/notifications?dialog=editFolder:1',
    seed: (mock) => mock.create('notificationFolder', { name: 'All', users: '[1,2]' }),
    table: 'notificationFolders',
    list: 'notificationCategoriesFolder/list',
    save: 'notificationCategoriesFolder/update/:id',
    create: 'notificationCategoriesFolder/create',
    saveLabel: 'Update',
    typed: { label: 'Folder name', sent: 'name' },
    same: (name) => ({ name }),
    other: { label: 'Users', changes: { users: '[2,3]' }, sent: { users: [2, 3] } },
  },
  {
    title: 'Edit Exercise',
    address: '/workouts?dialog=editExercise:1',
    seed: (mock) => mock.create('exercise', { name: 'Squat', description: 'Old' }),
    table: 'exercises',
    list: 'exercise/list',
    save: 'exercise/update',
    typed: { label: 'Title', sent: 'name' },
    same: (name) => ({ name }),
    other: { label: 'Description', changes: { description: 'New' }, sent: { description: 'New' } },
  },
  {
    title: 'Update Workout',
    address: '/workouts?dialog=editWorkout:1',
    seed: (mock) => {
      mock.create('exercise', { name: 'Squat' });
      mock.create('week', { title: 'Week 1' });
      mock.create('workoutDay', { weekId: '1', title: 'Monday' });
      mock.create('workoutDay', { weekId: '1', title: 'Tuesday' });
      mock.create('workout', { workoutDayId: '1', exerciseId: '1', sets: 3, reps: 9 });
    },
    table: 'workouts',
    list: 'workout/detail',
    save: 'workout/update',
    create: 'workout/create',
    typed: { label: 'Sets', sent: 'sets' },
    texts: NUMBERS,
    same: (sets) => ({ sets }),
    other: { label: 'Week, Day', changes: { workoutDayId: '2' }, sent: { workoutDayId: 2 } },
  },
];

/** Changes the record as someone else would. */
export function changeRow(mock: Mock, { table: name, id = '1' }: EditDialog, changes: object) {
  table(mock.server, name).update(id, changes);
}

/** Deletes the record as someone else would. */
export function removeRow(mock: Mock, { table: name, id = '1' }: EditDialog) {
  table(mock.server, name).remove(id);
}
