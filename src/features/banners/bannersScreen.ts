import { listSlice, type DialogOf } from '@/screen/list/listSlice';
import { LIST_OR_CHECKS, sortedPages } from '@/screen/list/sliceParts';

export const bannersScreen = listSlice('banners', ['add', 'edit', 'delete'], LIST_OR_CHECKS, sortedPages(['link']));

export type BannersDialog = DialogOf<typeof bannersScreen>;

export const { dialogOpened } = bannersScreen.slice.actions;
