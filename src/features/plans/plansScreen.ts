import { listSlice, type DialogOf } from '@/screen/list/listSlice';

export const plansScreen = listSlice('plans', ['add', 'edit', 'duplicate', 'delete']);

export type PlansDialog = DialogOf<typeof plansScreen>;

export const { dialogOpened } = plansScreen.slice.actions;
