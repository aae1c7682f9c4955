import { useId } from 'react';
import { useFormikContext } from 'formik';
import { formatPercent, formatPrice, offerOf } from '../planPrice';
import { type PlanValues } from './planForm';

/** §4 Plan: what the two prices come to, while they are typed; empty where they make no sense together. */
export function OfferFields() {
  const { values } = useFormikContext<PlanValues>();
  const offer = offerOf(values.actualPrice, values.discountPrice);
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
