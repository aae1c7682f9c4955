import { listSlice, type DialogOf } from '@/screen/list/listSlice';
import { sortedPages } from '@/screen/list/sliceParts';

const SORT_KEYS = ['name', 'category', 'status'] as const;

/** What members pay by. Its name and address say `payments`, because kept views and links of before do. */
export const paymentMethodsScreen = listSlice(
  'payments',
  ['add', 'edit', 'duplicate', 'addCategory'],
  sortedPages(SORT_KEYS),
);

export type PaymentMethodsDialog = DialogOf<typeof paymentMethodsScreen>;

export const { dialogOpened } = paymentMethodsScreen.slice.actions;
