import { useDispatch } from 'react-redux';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeletePaymentMethodMutation, type PaymentMethod } from '@/services/paymentMethods';
import { dialogOpened, type PaymentMethodsDialog } from './paymentMethodsScreen';

/** A row's menu. Only this deletion is confirmed in the browser's own dialog, on purpose (docs/behaviour.md). */
export function PaymentMethodActions({ method: { id, name } }: { method: PaymentMethod }) {
  const dispatch = useDispatch();
  const [deleteMethod] = useDeletePaymentMethodMutation();
  const { run, isBusy } = useOneAtATime();
  const open = (kind: PaymentMethodsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const remove = () =>
    window.confirm('Are you sure you want to delete this payment method?') && saveOrTell(deleteMethod(id));
  return (
    <RowMenu
      label={`Actions for ${titleOf(name)}`}
      isBusy={isBusy}
      items={editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: () => void run(remove) })}
    />
  );
}
