import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { Initials } from '@/components/avatar/Initials';
import { formatAge } from '@/components/format/date';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { paymentShown } from './payersSlice';
import { moneyText } from './money';

interface Props {
  payer: Payer;
  isCurrent: boolean;
  /** How many warnings there are about the payment. */
  warnings: number;
  now: number;
}

/** One payment of the queue. */
export const QueueRow = memo(function QueueRow({ payer, isCurrent, warnings, now }: Props) {
  const dispatch = useDispatch();
  const { payment } = payer;
  const name = fullName(payer) || payer.email;
  return (
    <button
      type="button"
      className="queue-row"
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => dispatch(paymentShown(payer.id))}
    >
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
    </button>
  );
});
