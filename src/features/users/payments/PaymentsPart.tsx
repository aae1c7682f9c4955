import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type Loaded } from '@/lib/loaded';
import { type User } from '@/services/userTypes';
import { QueueSkeleton } from './QueueSkeleton';

const paymentsView = lazyComponent(
  async () => (await import(/* webpackChunkName: "payments-view" */ './PaymentsView')).PaymentsView,
);

interface Props {
  users: Loaded<readonly User[]>;
  isLoading: boolean;
}

/** The payments in place of the table. Their code is fetched when they are opened. */
export const PaymentsPart = (props: Props) => (
  <LazyPart of={paymentsView} props={props} waiting={<QueueSkeleton />} failure="The payments could not be loaded." />
);
