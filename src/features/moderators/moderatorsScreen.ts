import { listSlice, type DialogOf } from '@/screen/list/listSlice';
import { PEOPLE_SEARCHED, sortedPages } from '@/screen/list/sliceParts';

const SORT_KEYS = ['name', 'email', 'phone', 'role'] as const;

export const moderatorsScreen = listSlice(
  'moderators',
  ['add', 'edit', 'delete'],
  sortedPages(SORT_KEYS),
  PEOPLE_SEARCHED,
);

export type ModeratorsDialog = DialogOf<typeof moderatorsScreen>;

export const { dialogOpened } = moderatorsScreen.slice.actions;
