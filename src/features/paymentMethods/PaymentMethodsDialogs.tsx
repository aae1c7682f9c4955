import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type PaymentMethod } from '@/services/paymentMethods';
import { AddCategoryDialog } from './dialogs/AddCategoryDialog';
import { MethodDialog } from './dialogs/MethodDialog';
import { NEW_METHOD, toCopy, toValues } from './dialogs/methodForm';
import { type PaymentMethodsDialog } from './paymentMethodsScreen';

interface Props {
  methods: Loaded<readonly PaymentMethod[]>;
}

/** The open dialog of the payment methods' screen. */
export function PaymentMethodsDialogs({ methods }: Props) {
  return (
    <RowDialogs<PaymentMethodsDialog>
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
