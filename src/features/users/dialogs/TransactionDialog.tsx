import { useState } from 'react';
import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { formatDateTime } from '@/components/format/date';
import { mediaUrl } from '@/services/media/media';
import { type Payment } from '@/services/userTypes';
import { type UserDialogProps } from './userDialogProps';
import { UserLine } from './UserLine';

export function TransactionDialog({ user, onClose }: UserDialogProps) {
  const { payment } = user;
  return (
    <Dialog title="Transaction Details" onClose={onClose}>
      <UserLine user={user} />
      {payment ? <PaymentDetails payment={payment} /> : <p className="meta">No transaction data available.</p>}
    </Dialog>
  );
}

function PaymentDetails({ payment }: { payment: Payment }) {
  return (
    <>
      <PaymentImage key={payment.file} stored={payment.file} />
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
    </>
  );
}

/** An image that fails to load is hidden, and a text shown instead. */
function PaymentImage({ stored }: { stored: string }) {
  const [hasFailed, setFailed] = useState(false);
  const url = mediaUrl(stored);
  if (!stored) return null;
  if (!url || hasFailed) return <p className="meta">Image failed to load</p>;
  return <img className="payment-image" src={url} alt="Payment" onError={() => setFailed(true)} />;
}
