import { type Plan } from '@/services/plans';
import { formatPercent, formatPrice, offerOf } from './planPrice';

/** The final price and, if there is a discount, the actual price struck through and the percent. */
export function PlanPricing({ plan: { price, actualPrice, discountPrice } }: { plan: Plan }) {
  const offer = offerOf(String(actualPrice), String(discountPrice));
  return (
    <>
      <span className="name">{formatPrice(Math.max(0, price))}</span>
      {offer && discountPrice > 0 && (
        <>
          {' '}
          <s className="meta">{formatPrice(actualPrice)}</s>{' '}
          <span className="meta">{`${formatPercent(offer.discount)} off`}</span>
        </>
      )}
    </>
  );
}
