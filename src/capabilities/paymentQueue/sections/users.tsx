import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { toolbarLinks } from '@/screen/list/listTools';
import { headedViews } from '@/screen/list/pageViews';
import { sectionRooms } from '@/screen/section';
import { fillAt } from '@/lib/slots';
import { PayersLink } from '../PayersLink';
import { PayersSkeleton } from '../PayersSkeleton';
import { PAYMENTS, payersSlice, payersUrlFields } from '../payersSlice';
import '../payments.scss';

const payers = lazyComponent(async () => (await import(/* webpackChunkName: "payers" */ '../Payers')).Payers);

/** The payments in place of the list. Their code is fetched when they are opened. */
const Payments = () => (
  <LazyPart of={payers} props={{}} waiting={<PayersSkeleton />} failure="The payments could not be loaded." />
);

export const fills = [
  fillAt(sectionRooms, '/users', { slice: payersSlice, urlFields: payersUrlFields }),
  fillAt(toolbarLinks, '/users', PayersLink),
  fillAt(headedViews, '/users', { view: PAYMENTS, label: 'Payments', Part: Payments }),
];
