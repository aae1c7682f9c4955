import { listSlice, type DialogOf } from '@/screen/list/listSlice';
import { LIST_OR_CHECKS } from '@/screen/list/sliceParts';

export const plansScreen = listSlice('plans', ['add', 'edit', 'duplicate', 'delete'], LIST_OR_CHECKS);

export type PlansDialog = DialogOf<typeof plansScreen>;

export const { dialogOpened } = plansScreen.slice.actions;
