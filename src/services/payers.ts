import { momentOf } from '@/lib/moment';
import { type Payment, type User } from './userTypes';

/** A member with a payment. */
export type Payer = User & { payment: Payment };

const hasPayment = (user: User): user is Payer => user.payment !== null;

/** Whether nobody has looked at the payment yet. The API has no call that says so; the status comes with the list. */
export const isPending = ({ status }: Payment) => status.trim().toLowerCase() === 'pending';

/** In milliseconds; a payment without a date counts as the oldest. */
const paidAt = ({ payment }: Payer) => momentOf(payment.createdAt) || 0;

interface Payers {
  /** Oldest first. */
  all: readonly Payer[];
  /** Oldest first. */
  pending: readonly Payer[];
}

function collect(users: readonly User[]): Payers {
  const all = users.filter(hasPayment).sort((one, other) => paidAt(one) - paidAt(other));
  return { all, pending: all.filter(({ payment }) => isPending(payment)) };
}

const known = new WeakMap<readonly User[], Payers>();

/** The members with a payment, found once for each list: it may have 100,000 users. */
export function payersOf(users: readonly User[]): Payers {
  const payers = known.get(users) ?? collect(users);
  known.set(users, payers);
  return payers;
}
