import { always, byKind, longer, press, tick, type Case } from './case';

const edit = (address: string, title: string, path: string, field: string, act = 'Save'): Case => ({
  address,
  title,
  act,
  path,
  change: longer(field),
});

const remove = (address: string, title: string, path: string): Case => ({
  address,
  title,
  act: 'Delete',
  path,
  removes: true,
});

/** The dialogs that change or delete what is stored. */
export const CHANGING: readonly Case[] = [
  {
    address: '/users?dialog=bmr:1001',
    title: 'Update BMR',
    act: 'Save',
    path: 'users/update/bmr',
    change: press(/^Increase/, 'BMR'),
  },
  {
    address: '/users?dialog=supplements:1001',
    title: 'Assign Supplement Categories',
    act: 'Save',
    path: 'supplements/assigned/supplements',
    change: tick(0),
  },
  {
    ...remove('/users?dialog=deactivate:1002', 'Deactivate User', 'users/deactivate'),
    act: 'Deactivate',
    removes: false,
  },
  remove('/users?dialog=delete:1001', 'Delete User', 'users/delete'),
  {
    ...edit('/recipes?dialog=edit:1', 'Edit Recipe', 'dishes/update', 'Recipe name'),
    said: always('Failed to update recipe.'),
  },
  { ...remove('/recipes?dialog=delete:1', 'Delete Recipe', 'dishes/delete'), said: always('Failed to delete recipe.') },
  {
    ...edit('/recipes?dialog=editCategory:1', 'Edit Category', 'categories/updateCategory', 'Category name'),
    said: always('Failed to update category.'),
  },
  {
    ...edit(
      '/recipes?dialog=editSubCategory:1',
      'Edit Subcategory',
      'categories/update/subcategory',
      'Subcategory name',
    ),
    said: always('Failed to update subcategory.'),
  },
  {
    ...remove('/recipes?dialog=deleteCategory:1', 'Delete Category', 'categories/deleteCategory'),
    said: byKind('Failed to delete category.', 'An error occurred while deleting the category.'),
  },
  {
    ...remove('/recipes?dialog=deleteSubCategory:1', 'Delete Subcategory', 'categories/delete/subcategory'),
    said: byKind('Failed to delete subcategory.', 'An error occurred while deleting the subcategory.'),
  },
  {
    ...edit('/diet-plans?dialog=edit:1', 'Edit Diet-Plan', 'meals/update', 'Title'),
    said: always('Failed to update diet plan. Please try again.'),
  },
  {
    ...remove('/diet-plans?dialog=delete:1', 'Delete Diet Plan', 'meals/delete'),
    said: always('Failed to delete diet plan. Please try again.'),
  },
  edit('/tracker?dialog=edit:1', 'Edit Highlight', 'highlights/update', 'Title'),
  remove('/tracker?dialog=delete:1', 'Confirm Delete', 'highlights/delete'),
  edit('/tracker?dialog=items:1&item=edit:1', 'Edit Item', 'highlights/update/item', 'Caption'),
  remove('/tracker?dialog=items:1&item=delete:1', 'Confirm Delete', 'highlights/delete/item'),
  edit('/tracker?tab=habits&dialog=edit:1', 'Edit Habit', 'habits/update', 'Title'),
  remove('/tracker?tab=habits&dialog=delete:1', 'Confirm Delete', 'habits/delete'),
  {
    address: '/workouts?dialog=editWorkout:1',
    title: 'Update Workout',
    act: 'Save',
    path: 'workout/update',
    change: async (dialog) => {
      await dialog.getByLabel('Sets').fill('7');
      return dialog.getByLabel('Sets');
    },
    said: always('Failed to update workout. Please try again.'),
  },
  remove('/workouts?dialog=deleteWorkout:1', 'Delete Workout', 'workout/delete'),
  {
    address: '/workouts?dialog=addWeeks',
    title: 'Add Weeks',
    act: 'Save',
    path: 'workout/create/week',
    change: async (dialog) => {
      await dialog.getByRole('textbox').or(dialog.getByRole('spinbutton')).fill('2');
      return dialog.getByRole('textbox').or(dialog.getByRole('spinbutton'));
    },
  },
  edit('/workouts?dialog=editExercise:1', 'Edit Exercise', 'exercise/update', 'Description'),
  remove('/workouts?dialog=deleteExercise:1', 'Delete Exercise', 'exercise/delete'),
  edit('/supplements?dialog=edit:1', 'Edit Supplement', 'supplements/update', 'Dosage'),
  edit('/supplements?dialog=addFolder', 'Add Folder', 'supplements/create/category', 'Title'),
  remove('/supplements?dialog=delete:1', 'Delete Supplement', 'supplements/delete'),
  edit('/community?dialog=editGroup:1', 'Edit Group', 'community/update/category', 'Title'),
  remove('/community?dialog=deleteGroup:1', 'Confirm Delete Group', 'community/delete/category'),
  edit('/community?group=1&dialog=editPost:1', 'Edit Post', 'community/update/post', 'Title'),
  remove('/community?group=1&dialog=deletePost:1', 'Confirm Delete', 'community/delete/post'),
  edit('/moderators?dialog=edit:5', 'Edit Moderator', 'users/update/employee', 'Name'),
  remove('/moderators?dialog=delete:5', 'Delete Moderator', 'users/delete'),
  edit('/notifications?dialog=edit:1', 'Edit Notification', 'customNotification/update/1', 'Title', 'Update'),
  {
    address: '/notifications?dialog=send:2',
    title: /^Send “Day five of your trial” again to /,
    role: 'alertdialog',
    act: /^Send again to /,
    path: 'customNotification/send/2',
    said: always('Failed to send notification'),
  },
  remove('/notifications?dialog=delete:1', 'Delete Notification', 'customNotification/delete/1'),
  {
    ...edit(
      '/notifications?tab=folders&dialog=editFolder:2',
      'Edit Folder',
      'notificationCategoriesFolder/update/2',
      'Folder name',
      'Update',
    ),
    said: always('Failed to update folder'),
  },
  {
    ...remove(
      '/notifications?tab=folders&dialog=deleteFolder:2',
      'Delete Folder',
      'notificationCategoriesFolder/delete/2',
    ),
    said: always('Failed to delete folder'),
  },
  edit('/plans?dialog=edit:2', 'Edit Plan', 'plans/update', 'Plan name'),
  remove('/plans?dialog=delete:2', 'Delete Plan', 'plans/delete'),
  edit('/payments?dialog=edit:1', 'Edit Payment Method', 'paymentTypes/update', 'Bank name', 'Update'),
  edit('/payments?dialog=addCategory', 'Add New Category', 'paymentTypesCategories/create', 'Title', 'Create'),
  edit('/banners?dialog=edit:1', 'Edit Banner', 'banners/update', 'Link'),
  remove('/banners?dialog=delete:1', 'Delete Banner', 'banners/delete'),
  edit('/how-to-use?dialog=edit:1', 'Edit Content', 'howToUse/update', 'Description'),
  edit('/how-to-use?dialog=addCategory', 'Add Category', 'howToUse/createCategory', 'Category title'),
  remove('/how-to-use?dialog=delete:1', 'Confirm Delete', 'howToUse/delete'),
  {
    ...edit('/profile?dialog=edit', 'Edit Profile', 'users/update/profile', 'First name'),
    said: (fault) =>
      fault.said ?? (fault.isRefusal ? 'An error occurred while updating profile.' : 'Failed to update profile.'),
  },
];
