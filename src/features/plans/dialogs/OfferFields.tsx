import { useId } from 'react';
import { useFormValue } from '@/components/form/useFormValue';
import { formatPercent, formatPrice, offerOf } from '../planPrice';

/** The discount in percent and the final price of the typed prices; empty if the discount is greater than the price. */
export function OfferFields() {
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
