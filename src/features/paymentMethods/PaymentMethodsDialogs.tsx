import { object, string } from 'yup';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type PaymentMethod, useCreatePaymentCategoryMutation } from '@/services/paymentMethods';
import { FormDialog } from '@/screen/form/FormDialog';
import { TextField } from '@/components/form/TextField';
import { saveOrTell } from '@/screen/saveOrTell';
import { MethodDialog } from './dialogs/MethodDialog';
import { NEW_METHOD, toCopy, toValues } from './dialogs/methodForm';
import { type PaymentMethodsDialog } from './paymentMethodsScreen';

export function PaymentMethodsDialogs({ methods }: { methods: Loaded<readonly PaymentMethod[]> }) {
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

const NEW_CATEGORY = { title: '' };

/** An empty title is not sent, and the dialog stays open without a message, on purpose (docs/behaviour.md). */
const schema = object({ title: string().trim().required({}) });

function AddCategoryDialog({ onClose }: { onClose: () => void }) {
  const [createCategory] = useCreatePaymentCategoryMutation();
  const save = ({ title }: typeof NEW_CATEGORY) => saveOrTell(createCategory(title.trim()), onClose);
  return (
    <FormDialog
      title="Add New Category"
      saveLabel="Create"
      initialValues={NEW_CATEGORY}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="title" label="Title" autoComplete="off" />
    </FormDialog>
  );
}
