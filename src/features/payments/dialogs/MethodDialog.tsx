import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { paymentsApi, useSavePaymentMethodMutation, type PaymentMethod } from '@/services/payments';
import { MethodFields } from './MethodFields';
import { methodSchema, toRequest, toValues, type MethodValues } from './methodForm';

interface Props {
  /** The method to edit; without one a method is created. */
  edited?: PaymentMethod;
  initialValues: MethodValues;
  onClose: () => void;
}

export function MethodDialog({ edited, initialValues, onClose }: Props) {
  const [saveMethod] = useSavePaymentMethodMutation();
  const guard = useEditGuard({
    noun: 'payment method',
    endpoint: paymentsApi.endpoints.listPaymentMethods,
    find: (methods) => findValues(methods, edited?.id, toValues),
    newSchema: methodSchema,
  });
  const save = (values: MethodValues, { close, asNew }: Saving) =>
    saveOrTell(saveMethod(toRequest(values, asNew ? undefined : edited?.id)), close);
  return (
    <FormDialog
      title={edited ? 'Edit Payment Method' : 'Add New Payment Method'}
      saveLabel={edited ? 'Update' : 'Create'}
      initialValues={initialValues}
      schema={methodSchema}
      guard={edited && guard}
      onSave={save}
      onClose={onClose}
    >
      <MethodFields />
    </FormDialog>
  );
}
