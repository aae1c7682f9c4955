import { useId } from 'react';
import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog } from '@/screen/form/FormDialog';
import { useGuardedSave } from '@/screen/saveGuard/useGuardedSave';
import { useSavePlanMutation, type Plan } from '@/services/plans';
import { CheckField } from '@/components/form/CheckField';
import { Hinted } from '@/components/form/Hinted';
import { SelectField } from '@/components/form/SelectField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { useFormValue } from '@/components/form/useFormValue';
import { readAs } from '@/lib/readFigure';
import { planSchema, toRequest, toValues, type PlanValues, DURATIONS } from './planForm';
import { FeaturesField } from './FeaturesField';
import { formatPercent, formatPrice, offerOf } from '../planPrice';
import { planRecord } from '../planRecord';

interface Props {
  initialValues: PlanValues;
  /** The plan to edit; without one a plan is created. */
  plan?: Plan;
  onClose: () => void;
}

export function PlanDialog({ initialValues, plan, onClose }: Props) {
  const [savePlan] = useSavePlanMutation();
  const noted = useSavedNote(planRecord);
  const saving = useGuardedSave({
    of: planRecord,
    id: plan?.id,
    toValues,
    newSchema: planSchema(),
    send: (values: PlanValues, id) => noted(id, () => savePlan(toRequest(values, id))),
  });
  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Create New Plan'}
      initialValues={initialValues}
      schema={planSchema(plan)}
      onClose={onClose}
      {...saving}
    >
      <PlanFields />
    </FormDialog>
  );
}

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
      <Hinted names={['actualPrice', 'discountPrice']} hintOf={priceHint}>
        <div className="pair">
          <TextField name="actualPrice" label="Actual price" inputMode="decimal" autoComplete="off" />
          <TextField name="discountPrice" label="Discount amount" inputMode="decimal" autoComplete="off" />
        </div>
      </Hinted>
      <OfferFields />
      <FeaturesField />
      <div className="plan-checks">
        <CheckField name="isFree" label="Free" />
        <CheckField name="isPopular" label="Popular" />
      </div>
    </>
  );
}

/** The first of the prices that may mean another one. */
function priceHint({ actualPrice, discountPrice }: PlanValues) {
  const text = readAs(actualPrice, 0, formatPrice) ?? readAs(discountPrice, 0, formatPrice);
  return text === null ? null : { text };
}

/** The discount in percent and the final price of the typed prices; empty if the discount is greater than the price. */
function OfferFields() {
  const actual = useFormValue<string>('actualPrice');
  const discount = useFormValue<string>('discountPrice');
  const offer = offerOf(actual.value, discount.value);
  return (
    <div className="pair">
      <ReadOnly label="Discount percent" value={offer ? formatPercent(offer.discount) : ''} />
      <ReadOnly label="Final price" value={offer ? formatPrice(offer.price) : ''} />
    </div>
  );
}

function ReadOnly({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} className="form-control plan-result figures" readOnly value={value} />
    </div>
  );
}
