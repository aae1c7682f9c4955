import { type ReactNode } from 'react';
import { Initials } from '@/components/avatar/Initials';
import { CopyButton } from '@/components/copy/CopyButton';
import { DetailList } from '@/components/details/DetailList';
import { formatDate, formatDateTime } from '@/components/format/date';
import { StatusBadge } from '@/components/status/StatusBadge';
import { QueueStep } from '@/capabilities/queue/api';
import { fullName } from '@/services/names';
import { isPending, type Payer } from '@/services/payers';
import { type Plan } from '@/services/plans';
import { UserName } from '@/features/users/list/usersColumns';
import { planLabel, statusLabel } from '@/features/users/list/usersRows';
import { amountText } from './money';
import { Warnings } from './Warnings';
import { priceOf, type Warning } from './findWarnings';

interface Props {
  payer: Payer;
  warnings: readonly Warning[];
  /** Compares its file with those of the others; null where there are none. */
  compare: ReactNode;
  plans: readonly Plan[] | undefined;
  act: MemberAct;
  /** Undefined for the last of the queue. */
  onNext: (() => void) | undefined;
}

/** What is known of a payment, below what there is to look at. */
export function PaymentFacts({ payer, warnings, compare, plans, act, onNext }: Props) {
  return (
    <section className="pay-facts" aria-label={`Payment of ${fullName(payer)}`}>
      <Who payer={payer} />
      <Warnings payer={payer} warnings={warnings} plans={plans} hasOthers={compare !== null} />
      {compare}
      <DetailList details={detailsOf(payer, plans)} />
      <div className="pay-foot">
        <p className="meta">No decision about a payment is kept; {act.label} changes the member only.</p>
        <div className="pay-acts">
          <ActButton act={act} />
          <QueueStep className="btn btn-outline-secondary" aria-keyshortcuts="j" onStep={onNext}>
            Next
            <kbd className="key-hint" aria-hidden="true">
              j
            </kbd>
          </QueueStep>
        </div>
      </div>
    </section>
  );
}

function Who({ payer }: { payer: Payer }) {
  const name = fullName(payer) || payer.email;
  return (
    <div className="pay-who">
      <Initials name={name} isLarge />
      <div>
        <h2>
          <UserName id={payer.id} name={name} />
        </h2>
        <p className="meta figures">Joined {formatDate(payer.createdAt)}</p>
      </div>
      <StatusBadge tone={payer.isActive ? 'active' : 'inactive'}>{statusLabel(payer)}</StatusBadge>
    </div>
  );
}

const money = (amount: string): ReactNode => amount && <span className="figures">{amount}</span>;

function detailsOf(payer: Payer, plans: readonly Plan[] | undefined) {
  const { payment } = payer;
  const tone = isPending(payment) ? 'attention' : 'inactive';
  return [
    { label: 'Status', value: payment.status && <StatusBadge tone={tone}>{payment.status}</StatusBadge> },
    { label: 'Plan', value: planLabel(payer) },
    { label: 'Price', value: money(priceOf(payer, plans) ?? '') },
    { label: 'Amount', value: money(amountText(payment)) },
    { label: 'Currency', value: payment.currency },
    { label: 'Method', value: payment.paymentMethod },
    { label: 'Intent ID', value: copied(payment.paymentIntentId, 'Copy payment intent ID') },
    { label: 'File', value: copied(payment.file.split('/').at(-1) ?? '', 'Copy file name') },
    { label: 'Created', value: <span className="figures">{formatDateTime(payment.createdAt)}</span> },
    { label: 'Updated', value: <span className="figures">{formatDateTime(payment.updatedAt)}</span> },
  ];
}

const copied = (text: string, label: string): ReactNode =>
  text && (
    <span className="account-line">
      <span className="clip figures" title={text}>
        {text}
      </span>
      <CopyButton label={label} text={text} />
    </span>
  );

/** What can be done about the member: no call approves or rejects a payment. */
export interface MemberAct {
  label: 'Activate' | 'Deactivate';
  shortcut: 'a' | 'd';
  isBusy: boolean;
  run: () => void;
}

/** Outlined, since it is no decision about the payment. */
export const ActButton = ({ act: { label, shortcut, isBusy, run } }: { act: MemberAct }) => (
  <button
    type="button"
    className={`btn btn-outline-secondary ${isBusy ? 'busy' : ''}`}
    aria-keyshortcuts={shortcut}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) run();
    }}
  >
    {isBusy ? 'Please wait...' : label}
    <kbd className="key-hint" aria-hidden="true">
      {shortcut}
    </kbd>
  </button>
);
