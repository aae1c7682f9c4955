import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { Initials } from '@/components/avatar/Initials';
import { useGrowingCount } from '@/components/cards/useGrowingCount';
import { formatAge } from '@/components/format/date';
import { figure } from '@/components/format/number';
import { Queue, QueueRow, renderedRows } from '@/capabilities/queue/api';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { paymentShown } from './payersSlice';
import { moneyText } from './money';
import { type PayersOfStatus, type ShownPayer } from './payersOrder';

interface Props {
  groups: readonly PayersOfStatus[];
  shown: ShownPayer;
  warningsOf: (payer: Payer) => readonly unknown[];
  /** In milliseconds; ages are counted up to it. */
  now: number;
}

/** The queue of the payments, by their status. */
export function PayersQueue({ groups, shown, warningsOf, now }: Props) {
  const dispatch = useDispatch();
  const { count: scrolledTo, sentinel } = useGrowingCount('');
  const count = renderedRows(scrolledTo, shown.at);
  const first = firstOf(groups, count);
  const reach = (place: number) => dispatch(paymentShown(first.flatMap(({ payers }) => payers)[place]!.id));
  return (
    <Queue current={shown.payer.id} rows={groups} onReach={reach}>
      {first.map(({ status, payers, size }) => (
        <section key={status} aria-label={`${status} payments`}>
          <h2 className="queue-kind">
            {status} <span className="figures">{figure(size)}</span>
          </h2>
          <ul role="list">
            {payers.map((payer) => (
              <li key={payer.id}>
                <PayerRow
                  payer={payer}
                  isCurrent={payer === shown.payer}
                  warnings={warningsOf(payer).length}
                  now={now}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count < groups.reduce((sum, { payers }) => sum + payers.length, 0) && (
        <div key={count} ref={sentinel} aria-hidden="true" />
      )}
    </Queue>
  );
}

/** The groups with so many payers in all; `size` is that of the whole group. */
function firstOf(groups: readonly PayersOfStatus[], count: number) {
  let rest = count;
  return groups.flatMap(({ status, payers }) => {
    const shown = payers.slice(0, Math.max(0, rest));
    rest -= payers.length;
    return shown.length > 0 ? [{ status, payers: shown, size: payers.length }] : [];
  });
}

interface RowProps {
  payer: Payer;
  isCurrent: boolean;
  /** How many warnings there are about the payment. */
  warnings: number;
  now: number;
}

const PayerRow = memo(function PayerRow({ payer, isCurrent, warnings, now }: RowProps) {
  const dispatch = useDispatch();
  const { payment } = payer;
  const name = fullName(payer) || payer.email;
  return (
    <QueueRow isCurrent={isCurrent} isStop={isCurrent} onOpen={() => dispatch(paymentShown(payer.id))}>
      <Initials name={name} />
      <span className="queue-text figures">
        <b className="clip" title={name}>
          {name}
        </b>
        <span className="meta">{formatAge(payment.createdAt, now)}</span>
        <span className="meta clip">
          {[moneyText(payment), payment.paymentMethod.trim()].filter(Boolean).join(', ')}
        </span>
        {warnings > 0 && (
          <span className="warn-count">
            {warnings}
            <span className="visually-hidden"> to look at</span>
          </span>
        )}
      </span>
    </QueueRow>
  );
});
