import { CheckField } from '@/components/form/CheckField';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFormValue } from '@/components/form/useFormValue';
import { FeaturesField } from './FeaturesField';
import { OfferFields } from './OfferFields';
import { DURATIONS } from './planForm';

/** A stored duration that is no longer offered stays until another one is chosen. */
export function PlanFields() {
  const { initialValue: stored } = useFormValue<string>('duration');
  const durations = [...new Set<string>([...DURATIONS, stored])].filter(Boolean);
  return (
    <>
      <TextField name="name" label="Plan name" autoComplete="off" />
      <TextAreaField name="details" label="Description" />
      <SelectField
        name="duration"
        label="Duration"
        placeholder={stored ? undefined : 'Select a duration'}
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
