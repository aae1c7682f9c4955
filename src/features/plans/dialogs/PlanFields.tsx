import { useFormikContext } from 'formik';
import { CheckField } from '@/components/form/CheckField';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { FeaturesField } from './FeaturesField';
import { OfferFields } from './OfferFields';
import { DURATIONS, type PlanValues } from './planForm';

/** A stored duration that cannot be chosen any more stays until it is changed by hand. */
export function PlanFields() {
  const { initialValues } = useFormikContext<PlanValues>();
  const durations = [...new Set<string>([...DURATIONS, initialValues.duration])].filter(Boolean);
  return (
    <>
      <TextField name="name" label="Plan name" autoComplete="off" />
      <TextAreaField name="details" label="Description" />
      <SelectField
        name="duration"
        label="Duration"
        placeholder={initialValues.duration ? undefined : 'Select a duration'}
        options={durations.map((duration) => ({ value: duration, label: duration }))}
      />
      <div className="pair">
        <TextField name="actualPrice" label="Actual price" inputMode="decimal" autoComplete="off" />
        <TextField name="discountPrice" label="Discount amount" inputMode="decimal" autoComplete="off" />
      </div>
      <OfferFields />
      <FeaturesField />
      <div className="plan-checks">
        <CheckField name="isFree" label="Free" />
        <CheckField name="isPopular" label="Popular" />
      </div>
    </>
  );
}
