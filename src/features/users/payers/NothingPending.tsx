import { CheckLg } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { formatDate } from '@/components/format/date';
import { countOf } from '@/components/format/number';
import { type Payer } from '@/services/payers';
import { paymentShown } from './payersSlice';

/** Shown while nothing waits to be looked at. `payers` come oldest first. */
export function NothingPending({ payers }: { payers: readonly Payer[] }) {
  const dispatch = useDispatch();
  const latest = payers.at(-1);
  return (
    <div className="empty">
      <span className="petal-tile teal">
        <CheckLg aria-hidden />
      </span>
      <h2 className="card-title">No payment is pending</h2>
      {latest ? (
        <>
          <p className="meta figures">
            {countOf(payers.length, 'payment')} in all. The latest is from {formatDate(latest.payment.createdAt)}.
          </p>
          <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(paymentShown(latest.id))}>
            Show all payments
          </button>
        </>
      ) : (
        <p className="meta">There are no payments yet.</p>
      )}
    </div>
  );
}
