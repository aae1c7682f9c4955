import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { table } from '@/mirage/database/table';
import { toSessionUser } from '@/services/session/session';
import { NOTHING } from './conditions';
import { type mockServer } from './mockServer';
import { createWorkouts } from './workouts';

/** A text field, or several that are one: where it is written down, and how a person comes to it. */
export interface TypedField {
  files: readonly string[];
  at: string;
  /** The buttons that are pressed on the way. */
  through?: readonly (string | RegExp)[];
  /** What else has to be done. */
  first?: (user: UserEvent) => Promise<unknown>;
  /** What it is called. */
  name: string | RegExp;
  /** Whether a text becomes something else at once, such as a condition or digits; others keep it as it is. */
  isTaken?: boolean;
}

const field = (file: string, at: string, name: string | RegExp, others: Partial<TypedField> = {}): TypedField => ({
  files: [file],
  at,
  name,
  ...others,
});

const inConditions = async (user: UserEvent) => user.click(await screen.findByLabelText('Add a condition'));

const SEARCH = /^Search/;
const WITH_CONDITIONS = '/users?conditions=bmi+%3E+30,weight+lost+%3E+3+after+day+30';
const GROUP = '/community?group=1';
const CONDITIONS = 'capabilities/conditions';
const WORDS = 'capabilities/changeMany/WordsDialog';
const TABLE = 'screen/list/TableCard';

const SEARCHES = [
  {
    ...field('', '/users', SEARCH),
    files: ['features/users/list/UsersToolbar', 'screen/list/ListSearch', 'components/search/SearchBox'],
  },
  field('features/tracker/TrackerPage', '/tracker', SEARCH),
  field('features/tracker/TrackerPage', '/tracker?tab=habits', SEARCH),
  field('features/nutrition/recipes/RecipesPage', '/recipes', SEARCH),
  field('features/nutrition/dietPlans/DietPlansPage', '/diet-plans', SEARCH),
  field('features/folders/Folders', '/supplements', SEARCH),
  field('features/folders/Folders', '/how-to-use', SEARCH),
  ...['moderators', 'notifications', 'plans', 'payments', 'banners'].map((path) => field(TABLE, `/${path}`, SEARCH)),
  field('features/community/groups/GroupsPanel', '/community', SEARCH),
  field('features/notifications/folder/users/foundParts', '/notifications?dialog=addFolder', /^Search found/),
  field('capabilities/palette/CommandPalette', '/users', 'Go to, add or find', {
    first: (user) => user.keyboard('{Control>}k{/Control}'),
  }),
  { ...field('', GROUP, 'Date'), files: ['features/community/feed/FeedHead', 'components/search/DateBox'] },
];

const OF_CONDITIONS = [
  field(`${CONDITIONS}/ConditionField`, '/users', 'Add a condition', { through: ['Conditions'], isTaken: true }),
  field(`${CONDITIONS}/ConditionsRow`, WITH_CONDITIONS, 'Conditions as text', {
    first: async (user) => {
      await inConditions(user);
      await user.keyboard('{F2}');
    },
  }),
  field(`${CONDITIONS}/ConditionEditor`, WITH_CONDITIONS, 'As text', { through: [/^BMI/] }),
  field(`${CONDITIONS}/ConditionParts`, WITH_CONDITIONS, 'Value', { through: [/^BMI/] }),
  field(`${CONDITIONS}/ConditionParts`, WITH_CONDITIONS, 'Day', { through: [/^Weight lost/], isTaken: true }),
];

const select = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select Oat bowl', hidden: true }));

/** They show at once what comes of it, or are kept as they are typed. */
const OF_WORK = [
  ...['Replace', 'With'].map((name) =>
    field(WORDS, '/recipes', name, {
      first: async (user) => {
        await select(user);
        await user.click(screen.getByRole('button', { name: 'Replace words…' }));
      },
    }),
  ),
  field('capabilities/bringIn/Drop', '/recipes?view=bring-in', 'Paste'),
  field('capabilities/savedViews/NameForm', '/users', 'Name for this view', { through: ['View'] }),
  field('capabilities/weekBoard/EffortInput', '/workouts?view=board', 'Sets of Squat'),
  field('capabilities/copy/weekParts', '/workouts?view=board', 'To at most', { through: ['Copy week'] }),
  field('features/users/dialogs/BmrDialog', '/users?dialog=bmr:1001', 'BMR'),
  field('capabilities/answerDesk/AnswerForm', '/community?view=desk', /^Answer to/),
  field('features/community/comments/newComment', GROUP, 'Write a comment...', { through: [/comments$/] }),
  field('features/community/comments/ChangeComment', GROUP, 'Edit comment', {
    through: [/comments$/, /^Edit comment/],
  }),
];

/** One field of each kind that forms are made of, and those that are in one form only. */
const OF_FORMS = [
  field('components/form/TextField', '/recipes?dialog=add', 'Recipe name'),
  field('components/form/TextAreaField', '/recipes?dialog=add', 'Ingredients'),
  field('components/form/FigureField', '/recipes?dialog=add', /^Calories/),
  field('components/form/PickField', '/workouts?dialog=addWorkout', 'Exercise'),
  field('components/form/PasswordField', '/moderators?dialog=add', 'Password'),
  field('features/plans/dialogs/FeaturesField', '/plans?dialog=add', 'New feature'),
  field('features/nutrition/categories/AddCategoryDialog', '/recipes?dialog=addCategory', 'New category name', {
    first: async (user) => user.selectOptions(await screen.findByLabelText('Category'), 'Add new'),
  }),
  field('features/auth/SignUpPage', '/signup', 'Name'),
  field('features/auth/CodeBoxes', '/signup', 'Digit 1', { through: ['Create Account'], isTaken: true }),
];

/** Every text field of the panel: each list's search, what reacts while one types, and each kind of field of a form. */
export const TYPED_FIELDS: readonly TypedField[] = [...SEARCHES, ...OF_CONDITIONS, ...OF_WORK, ...OF_FORMS];

/** A row or two in each list of the fields; returns the administrator. */
export function seedTyped(mock: ReturnType<typeof mockServer>) {
  mock.create('user', { ...NOTHING, firstName: 'Sana' });
  mock.create('plan');
  mock.create('category', { title: 'Breakfast' });
  mock.create('subCategory', { title: 'Bowls', categoryId: '1' });
  mock.create('recipe', { title: 'Oat bowl', dishesCategoryId: '1' });
  mock.create('dietPlan', { dishesCategoryId: '1' });
  createWorkouts(mock);
  mock.create('group', { title: 'Stories' });
  mock.create('post', { title: 'Hello' });
  mock.create('comment', { postId: '1' });
  return toSessionUser(table(mock.server, 'employees').find(1))!;
}

/** Opens what is around a field. */
export async function openTyped(user: UserEvent, { first, through = [], name }: TypedField) {
  await screen.findAllByRole('button'); // the shell hears the keys from now on
  for (const button of through) await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
  await first?.(user);
  await screen.findByLabelText(name);
}
