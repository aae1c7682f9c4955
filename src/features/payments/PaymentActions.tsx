import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { RowMenu } from '@/components/menu/RowMenu';
import { notifyError } from '@/components/notify/notify';
import { failureMessage } from '@/services/http/errors';
import { useDeletePaymentMethodMutation, type PaymentMethod } from '@/services/payments';
import { dialogOpened, type PaymentsDialog } from './paymentsScreen';

/** §2 Payments: the row's menu. §8: deleting is the one change that the browser's own dialog asks about. */
export function PaymentActions({ method: { id, name } }: { method: PaymentMethod }) {
  const dispatch = useDispatch();
  const [deleteMethod] = useDeletePaymentMethodMutation();
  const { run, isBusy } = useOneAtATime();
  const open = (kind: PaymentsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const remove = async () => {
    if (!window.confirm('Are you sure you want to delete this payment method?')) return;
    const { error } = await deleteMethod(id);
    if (error) notifyError(failureMessage(error));
  };
  return (
    <RowMenu
      label={`Actions for ${titleOf(name)}`}
      isBusy={isBusy}
      items={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') },
        { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: open('duplicate') },
        'divider',
        { label: 'Delete', icon: <Trash aria-hidden />, onSelect: () => void run(remove), tone: 'danger' },
      ]}
    />
  );
}
