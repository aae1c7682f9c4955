import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type PaymentMethod } from '@/services/payments';
import { AddCategoryDialog } from './dialogs/AddCategoryDialog';
import { MethodDialog } from './dialogs/MethodDialog';
import { NEW_METHOD, toCopy, toValues } from './dialogs/methodForm';
import { dialogClosed, selectPaymentsScreen } from './paymentsScreen';

interface Props {
  methods: Loaded<readonly PaymentMethod[]>;
}

/** The open dialog of the payments' screen. */
export function PaymentsDialogs({ methods }: Props) {
  const { dialog } = useSelector(selectPaymentsScreen);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
      kinds={{
        addCategory: (close) => <AddCategoryDialog onClose={close} />,
        add: (close) => <MethodDialog initialValues={NEW_METHOD} onClose={close} />,
        edit: editedRow(methods, (method, close) => (
          <MethodDialog edited={method} initialValues={toValues(method)} onClose={close} />
        )),
        duplicate: aboutRow(methods, (method, close) => (
          <MethodDialog initialValues={toCopy(method)} onClose={close} />
        )),
      }}
    />
  );
}
