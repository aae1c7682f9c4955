import { type OpenDialog } from '@/screen/urlFields';

/** The dialogs about the category tree; both screens keep them in their slices beside their own. */
export const CATEGORY_DIALOGS = [
  'addCategory',
  'addDietCategory',
  'editCategory',
  'editSubCategory',
  'deleteCategory',
  'deleteSubCategory',
] as const;

type CategoryDialogKind = (typeof CATEGORY_DIALOGS)[number];

/** `id` is the category's, or the sub category's; the two that add have none. */
export type CategoryDialog = OpenDialog<CategoryDialogKind>;

export const isCategoryDialog = (dialog: OpenDialog): dialog is CategoryDialog =>
  CATEGORY_DIALOGS.some((kind) => kind === dialog.kind);
