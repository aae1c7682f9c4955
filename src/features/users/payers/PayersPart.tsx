import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type Loaded } from '@/lib/loaded';
import { type User } from '@/services/userTypes';
import { QueueSkeleton } from './QueueSkeleton';

const payers = lazyComponent(async () => (await import(/* webpackChunkName: "payers" */ './Payers')).Payers);

interface Props {
  users: Loaded<readonly User[]>;
  isLoading: boolean;
}

/** The payments in place of the table. Their code is fetched when they are opened. */
export const PayersPart = (props: Props) => (
  <LazyPart of={payers} props={props} waiting={<QueueSkeleton />} failure="The payments could not be loaded." />
);
