import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type User } from '@/services/userTypes';
import { QueueSkeleton } from './QueueSkeleton';

const paymentsView = lazyComponent(
  async () => (await import(/* webpackChunkName: "payments-view" */ './PaymentsView')).PaymentsView,
);

interface Props {
  /** Undefined until the first load succeeded. */
  users: readonly User[] | undefined;
  isLoading: boolean;
}

/** The payments in place of the table. Their code is fetched when they are opened. */
export const PaymentsPart = (props: Props) => (
  <LazyPart of={paymentsView} props={props} waiting={<QueueSkeleton />} failure="The payments could not be loaded." />
);
