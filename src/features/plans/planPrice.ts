import { readFigure } from '@/lib/readFigure';
import { type Plan } from '@/services/plans';

/** Whole cents, rounded; null for text that is no amount. It does not multiply, as 1.005 * 100 is 100.49999. */
export function toCents(amount: string): number | null {
  const figure = readFigure(amount);
  // Less than a millionth has an exponent already.
  return figure && (Math.round(Number(`${figure.value}e2`)) || 0);
}

export interface Offer {
  /** Actual price minus discount amount. */
  price: number;
  /** The discount in percent of the actual price, with two decimals. */
  discount: number;
}

/** The offer of two typed amounts; null unless actual > 0 and 0 <= discount <= actual. */
export function offerOf(actualPrice: string, discountPrice: string): Offer | null {
  const actual = toCents(actualPrice);
  const off = toCents(discountPrice);
  if (!actual || off === null || off > actual) return null;
  return { price: (actual - off) / 100, discount: Math.round((off * 10_000) / actual) / 100 };
}

const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,250.00`, without a currency. */
export const formatPrice = (price: number) => twoDecimals.format(price);

/** `20.41%` */
export const formatPercent = (percent: number) => `${percent.toFixed(2)}%`;

/** Whether the plan is marked as free, or its final price is 0. */
export const isFreePlan = ({ isFree, price }: Pick<Plan, 'isFree' | 'price'>) => isFree || price <= 0;
