import { type OpenDialog } from '@/screen/urlFields';

/** The dialogs about the category tree, which both screens have in addition to their own. */
export const CATEGORY_DIALOGS = [
  'addCategory',
  'addDietCategory',
  'editCategory',
  'editSubCategory',
  'deleteCategory',
  'deleteSubCategory',
] as const;

/** `id` is of the category or the sub category; the dialogs that add something have none. */
export type CategoryDialog = OpenDialog<(typeof CATEGORY_DIALOGS)[number]>;
