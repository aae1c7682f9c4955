import { RECEIPT } from '../../support/files';
import { always, fillIn, longer, type Case, type Change } from './case';

const add = (address: string, title: string, path: string, change: Change, act = 'Save'): Case => ({
  address,
  title,
  act,
  path,
  change,
});

/** The dialogs that add something; where there is Duplicate, its form comes filled in. */
export const ADDING: readonly Case[] = [
  add(
    '/users?dialog=add',
    'Add New User',
    'users/create',
    fillIn({
      'First name': 'Nadia',
      'Last name': 'Rahimi',
      Email: 'nadia@example.org',
      'Phone number': '+92 300 1234567',
      Plan: 1,
      'Transaction image': RECEIPT,
    }),
  ),
  {
    ...add('/recipes?dialog=duplicate:1', 'Add New Recipe', 'dishes/create', longer('Recipe name')),
    said: always('An error occurred while adding the recipe.'),
  },
  {
    ...add(
      '/recipes?dialog=addCategory',
      'Add New Category / Sub Category',
      'dishes/create/category',
      fillIn({ 'New sub category name': 'Eid', Category: 2, Image: RECEIPT }),
    ),
    said: always('Failed to add sub category'),
  },
  {
    ...add('/diet-plans?dialog=duplicate:1', 'Add New Diet-Plan', 'meals/create', longer('Title')),
    said: always('Failed to add diet plan. Please try again.'),
  },
  add(
    '/tracker?dialog=add',
    'Add Highlight',
    'highlights/create',
    fillIn({ Title: 'Eid', Media: RECEIPT, Caption: 'From us', Duration: '6' }),
  ),
  add(
    '/tracker?dialog=items:1&item=add',
    'Add Item',
    'highlights/create/items',
    fillIn({ Caption: 'From us', Media: RECEIPT, Duration: '6' }),
  ),
  add('/tracker?tab=habits&dialog=duplicate:1', 'Add Habit', 'habits/create', longer('Title')),
  {
    ...add(
      '/workouts?dialog=addWorkout',
      'Add New Workout',
      'workout/create',
      fillIn({ Sets: '3', Reps: '12', Exercise: 'Side plank' }),
    ),
    said: always('Failed to create workout. Please try again.'),
  },
  add(
    '/workouts?dialog=addExercise',
    'Add Exercise',
    'exercise/create',
    fillIn({ Title: 'Plank', Description: 'Hold.', Video: { ...RECEIPT, name: 'plank.mp4', mimeType: 'video/mp4' } }),
  ),
  add('/supplements?dialog=duplicate:1', 'Add Supplement', 'supplements/create', longer('Title')),
  add('/community?dialog=addGroup', 'Create New Group', 'community/create/category', fillIn({ Title: 'Walks' })),
  add(
    '/community?group=1&dialog=addPost',
    'Add New Post',
    'community/create/post',
    fillIn({ Title: 'Soup day', Content: 'Lentils.', Images: RECEIPT }),
  ),
  add(
    '/moderators?dialog=add',
    'Add Moderators',
    'users/create/employee',
    fillIn({
      Name: 'Nadia',
      Email: 'nadia@example.org',
      Phone: '12',
      Password: 'secret-1',
      'Confirm Password': 'secret-1',
      Users: true,
    }),
  ),
  {
    ...add(
      '/notifications?dialog=add',
      'Send New Notification',
      'customNotification/create',
      fillIn({ Title: 'Tea', Content: 'At five.', Folder: 2 }),
      'Create',
    ),
    said: always('Failed to send notification'),
  },
  {
    ...add(
      '/notifications?tab=folders&dialog=addFolder',
      'Create Folder',
      'notificationCategoriesFolder/create',
      fillIn({ 'Folder name': 'Tea lovers', 'Trial Users': true, 'Select All': true }),
      'Create',
    ),
    said: always('Failed to create folder'),
  },
  add('/plans?dialog=duplicate:2', 'Create New Plan', 'plans/create', longer('Plan name')),
  add(
    '/payments?dialog=duplicate:1',
    'Add New Payment Method',
    'paymentTypes/create',
    longer('Payment method name'),
    'Create',
  ),
  add('/banners?dialog=add', 'Add New Banner', 'banners/create', fillIn({ Link: 'petal.example/new', Image: RECEIPT })),
  add(
    '/how-to-use?dialog=add',
    'Add Content',
    'howToUse/create',
    fillIn({ Title: 'Eating out', Description: 'Salad first.', 'Video URL': 'films.example/out.mp4' }),
  ),
];
