import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { formatDateTime } from '@/components/format/date';
import { useProof } from './useProof';
import { type UserDialogProps, UserLine } from '../UserLine';

export function TransactionDialog({ user, onClose }: UserDialogProps) {
  const { payment } = user;
  return (
    <Dialog title="Transaction Details" onClose={onClose}>
      <UserLine user={user} />
      {!payment && <p className="meta">No transaction data available.</p>}
      {payment && <Proof key={payment.file} stored={payment.file} />}
      {payment && (
        <DetailList
          details={[
            { label: 'Amount', value: payment.amount },
            { label: 'Currency', value: payment.currency },
            { label: 'Payment method', value: payment.paymentMethod },
            { label: 'Status', value: payment.status },
            { label: 'Payment intent ID', value: payment.paymentIntentId },
            { label: 'Created', value: formatDateTime(payment.createdAt) },
            { label: 'Updated', value: formatDateTime(payment.updatedAt) },
          ]}
        />
      )}
    </Dialog>
  );
}

/** The proof of a payment. An image that fails to load is hidden, and a text shown instead. */
function Proof({ stored }: { stored: string }) {
  const { url, onError } = useProof(stored);
  if (!stored) return null;
  if (!url) return <p className="meta">Image failed to load</p>;
  return <img className="payment-image" src={url} alt="Payment" onError={onError} />;
}
