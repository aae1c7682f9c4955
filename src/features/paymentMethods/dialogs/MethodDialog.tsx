import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import {
  paymentMethodsApi,
  useSavePaymentMethodMutation,
  type PaymentMethod,
  useListPaymentCategoriesQuery,
} from '@/services/paymentMethods';
import { CheckField } from '@/components/form/CheckField';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFormValue } from '@/components/form/useFormValue';
import { titleOf } from '@/components/format/title';
import { useFieldList } from '@/services/http/useFieldList';
import { methodSchema, toRequest, toValues, type MethodValues, PAYMENT_TYPES } from './methodForm';
import { methodRecord } from '../methodRecord';

interface Props {
  /** The method to edit; without one a method is created. */
  edited?: PaymentMethod;
  initialValues: MethodValues;
  onClose: () => void;
}

export function MethodDialog({ edited, initialValues, onClose }: Props) {
  const [saveMethod] = useSavePaymentMethodMutation();
  const noted = useSavedNote(methodRecord);
  const saving = useGuardedSave({
    of: methodRecord,
    id: edited?.id,
    toValues,
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

/** A stored type or category that is not offered stays until another one is chosen. */
function MethodFields() {
  const { initialValue: type } = useFormValue<string>('type');
  const { initialValue: category } = useFormValue<string>('category');
  const { data: categories = [] } = useListPaymentCategoriesQuery();
  const list = useFieldList(paymentMethodsApi.endpoints.listPaymentCategories);
  const types = [...new Set<string>([...PAYMENT_TYPES, type])].filter(Boolean);
  const offered = categories.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }));
  const isOffered = !category || offered.some(({ value }) => value === category);
  const choices = isOffered ? offered : [{ value: category, label: 'Category no longer listed' }, ...offered];
  return (
    <>
      <TextField name="name" label="Payment method name" autoComplete="off" />
      <div className="pair">
        <SelectField
          name="type"
          label="Payment type"
          placeholder="Select a type"
          options={types.map((option) => ({ value: option, label: option }))}
        />
        <SelectField name="category" label="Category" placeholder="No category" options={choices}>
          <LoadAgain what="Categories" list={list} />
        </SelectField>
      </div>
      <div className="pair">
        <TextField name="accountNumber" label="Account number" autoComplete="off" />
        <TextField name="accountTitle" label="Account title" autoComplete="off" />
      </div>
      <TextField name="bankName" label="Bank name" autoComplete="off" />
      <div className="pair">
        <TextField name="iban" label="IBAN" autoComplete="off" />
        <TextField name="swiftCode" label="SWIFT code" autoComplete="off" />
      </div>
      <TextAreaField name="instructions" label="Instructions" />
      <CheckField name="isActive" label="Active" />
    </>
  );
}
