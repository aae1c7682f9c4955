export interface Case {
  title: string;
  address: string;
  /** The field that both change, with what each of them types. */
  same: [label: string, mine: string, theirs: string];
  /** Another field, and what the colleague types into it. */
  other?: [label: string, theirs: string];
  /** The label of the button that saves; `Save` by default. */
  save?: string;
  /** The call by which the colleague deletes the record. */
  remove: [path: string, body: object];
}

const TEXTS = ['Of my own', 'Of theirs'] as const;

/** Every dialog that edits a record of a list, on the first record of the seeds. */
export const CASES: Case[] = [
  {
    title: 'Edit Banner',
    address: '/banners?dialog=edit%3A1',
    same: ['Link', 'https://mine.example', 'https://theirs.example'],
    remove: ['banners/delete', { id: 1 }],
  },
  {
    title: 'Edit Plan',
    address: '/plans?dialog=edit%3A2',
    same: ['Plan name', ...TEXTS],
    other: ['Description', 'Six weeks.'],
    remove: ['plans/delete', { id: 2 }],
  },
  {
    title: 'Edit Moderator',
    address: '/moderators?dialog=edit%3A3',
    same: ['Phone', '111', '222'],
    other: ['Name', 'Another name'],
    remove: ['users/delete', { userId: 3 }],
  },
  {
    title: 'Edit Payment Method',
    address: '/payments?dialog=edit%3A1',
    same: ['Payment method name', ...TEXTS],
    other: ['Account title', 'Another title'],
    save: 'Update',
    remove: ['paymentTypes/delete', { id: 1 }],
  },
  {
    title: 'Edit Content',
    address: '/how-to-use?dialog=edit%3A1',
    same: ['Title', ...TEXTS],
    other: ['Description', 'Told anew.'],
    remove: ['howToUse/delete', { id: 1 }],
  },
  {
    title: 'Edit Habit',
    address: '/tracker?tab=habits&dialog=edit%3A1',
    same: ['Title', ...TEXTS],
    other: ['Description', 'Told anew.'],
    remove: ['habits/delete', { id: 1 }],
  },
  {
    title: 'Edit Highlight',
    address: '/tracker?dialog=edit%3A1',
    same: ['Title', ...TEXTS],
    remove: ['highlights/delete', { id: 1 }],
  },
  {
    title: 'Edit Item',
    address: '/tracker?dialog=items%3A1&item=edit%3A1',
    same: ['Caption', ...TEXTS],
    other: ['Duration', '77'],
    remove: ['highlights/delete/item', { id: 1 }],
  },
  {
    title: 'Edit Supplement',
    address: '/supplements?dialog=edit%3A1',
    same: ['Title', ...TEXTS],
    other: ['Dosage', 'Two a day'],
    remove: ['supplements/delete', { id: 1 }],
  },
  {
    title: 'Edit Recipe',
    address: '/recipes?dialog=edit%3A1',
    same: ['Recipe name', ...TEXTS],
    other: ['Ingredients', 'Salt'],
    remove: ['dishes/delete', { id: 1 }],
  },
  {
    title: 'Edit Diet-Plan',
    address: '/diet-plans?dialog=edit%3A1',
    same: ['Title', ...TEXTS],
    other: ['Ingredients', 'Salt'],
    remove: ['meals/delete', { id: 1 }],
  },
  {
    title: 'Edit Category',
    address: '/recipes?dialog=editCategory%3A1',
    same: ['Category name', ...TEXTS],
    remove: ['categories/deleteCategory', { id: 1 }],
  },
  {
    title: 'Edit Subcategory',
    address: '/recipes?dialog=editSubCategory%3A1',
    same: ['Subcategory name', ...TEXTS],
    remove: ['categories/delete/subcategory', { id: 1 }],
  },
  {
    title: 'Edit Group',
    address: '/community?group=2&dialog=editGroup%3A1',
    same: ['Title', ...TEXTS],
    remove: ['community/delete/category', { id: 1 }],
  },
  {
    title: 'Edit Post',
    address: '/community?group=1&dialog=editPost%3A1',
    same: ['Title', ...TEXTS],
    other: ['Content', 'Told anew.'],
    remove: ['community/delete/post', { postId: 1 }],
  },
  {
    title: 'Edit Notification',
    address: '/notifications?dialog=edit%3A1',
    same: ['Title', ...TEXTS],
    other: ['Content', 'Told anew.'],
    save: 'Update',
    remove: ['customNotification/delete/1', {}],
  },
  {
    title: 'Edit Folder',
    address: '/notifications?tab=folders&dialog=editFolder%3A1',
    same: ['Folder name', ...TEXTS],
    save: 'Update',
    remove: ['notificationCategoriesFolder/delete/1', {}],
  },
  {
    title: 'Edit Exercise',
    address: '/workouts?dialog=editExercise%3A1',
    same: ['Title', ...TEXTS],
    other: ['Description', 'Told anew.'],
    remove: ['exercise/delete', { id: 1 }],
  },
  {
    title: 'Update Workout',
    address: '/workouts?dialog=editWorkout%3A1',
    same: ['Sets', '7', '8'],
    other: ['Reps', '9'],
    remove: ['workout/delete', { id: 1 }],
  },
];
