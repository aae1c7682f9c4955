import { listSlice, type DialogOf } from '@/screen/list/listSlice';
import { sortedPages } from '@/screen/list/sliceParts';

export const bannersScreen = listSlice('banners', ['add', 'edit', 'delete'], sortedPages(['link']));

export type BannersDialog = DialogOf<typeof bannersScreen>;

export const { dialogOpened } = bannersScreen.slice.actions;
