import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { findValues } from '@/screen/saveGuard/useEditGuard';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { paymentMethodsApi, useSavePaymentMethodMutation, type PaymentMethod } from '@/services/paymentMethods';
import { recordSaved } from '../paymentMethodsScreen';
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
  const noted = useSavedNote({
    endpoint: paymentMethodsApi.endpoints.listPaymentMethods,
    rows: (all) => all,
    recordSaved,
  });
  const saving = useGuardedSave({
    id: edited?.id,
    noun: 'payment method',
    endpoint: paymentMethodsApi.endpoints.listPaymentMethods,
    find: (methods) => findValues(methods, edited?.id, toValues),
    newSchema: methodSchema,
    send: (values: MethodValues, id) => noted(id, () => saveMethod(toRequest(values, id))),
  });
  return (
    <FormDialog
      title={edited ? 'Edit Payment Method' : 'Add New Payment Method'}
      saveLabel={edited ? 'Update' : 'Create'}
      initialValues={initialValues}
      schema={methodSchema}
      onClose={onClose}
      {...saving}
    >
      <MethodFields />
    </FormDialog>
  );
}
