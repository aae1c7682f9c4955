import { latinDigits } from '@/lib/digits';
import { readAs, readFigure } from '@/lib/readFigure';
import { DURATIONS, type PlanValues } from '@/features/plans/dialogs/planForm';
import { formatPrice, toCents } from '@/features/plans/planPrice';
import { unionOf } from '@/features/plans/planFeatures';

const CURRENCY = /rs\.?|pkr|inr|usd|eur|gbp|aed|sar|روپے|[₨₹$€£]|\/-/giu;
const FREE = /^(?:free|مفت|kostenlos)$/i;
const NO = /^(?:n|no|false|0|paid|nein|-)?$/i;
const YES = /^(?:y|yes|true|1|✓|x|popular|free|ہاں|ja)$/i;
const MONTHS = /^(\d+|one|three|six)[\s-]*(?:months?|mos?\.?|mth|ماہ|monate?)$/i;
const BY_NAME: Record<string, string> = { one: '1', three: '3', six: '6' };
const REGULAR: Record<string, string> = { monthly: '1 month', quarterly: '3 month', 'half-yearly': '6 month' };

/** An amount without its currency; as it is written, where anything else stands beside it. */
function amountOf(text: string) {
  const bare = text.replace(CURRENCY, '').trim();
  return readFigure(bare) ? bare : text;
}

/** One of those that the form offers, where the text means it; else as it is written. */
function durationOf(text: string) {
  const written = latinDigits(text.trim());
  const [, count = ''] = MONTHS.exec(written) ?? [];
  const wanted = REGULAR[written.toLowerCase()] ?? `${BY_NAME[count.toLowerCase()] ?? count} month`;
  return DURATIONS.find((duration) => duration === wanted) ?? text;
}

/** What a final price takes off; `''` where one of the two is not known for certain. */
function differenceOf(actual: string, final: string) {
  const [from, to] = [toCents(actual), toCents(final)];
  return from === null || to === null || readFigure(final)!.isAmbiguous ? '' : String((from - to) / 100);
}

const featuresOf = (text: string) =>
  unionOf([
    text
      .split(text.includes('\n') ? '\n' : /[,;]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ]);

/** The form's values for the texts of a plan. Where neither a discount nor a final price is named, there is none. */
export function toPlanValues(fields: Readonly<Record<string, string>>): Partial<PlanValues> {
  const { name = '', details = '', duration = '', actualPrice = '', finalPrice, features = '' } = fields;
  const actual = FREE.test(actualPrice) ? '0' : amountOf(actualPrice);
  const noDiscount = finalPrice === undefined ? '0' : differenceOf(actual, amountOf(finalPrice));
  const isFree = FREE.test(actualPrice) || YES.test(fields.isFree ?? '');
  return {
    name,
    details,
    duration: durationOf(duration),
    actualPrice: actual,
    discountPrice: amountOf(fields.discountPrice ?? noDiscount),
    features: featuresOf(features),
    isFree,
    isPopular: YES.test(fields.isPopular ?? ''),
  };
}

/** What stands where yes or no should. */
export const notYesOrNo = ({ isFree = '', isPopular = '' }: Readonly<Record<string, string>>) =>
  [isFree, isPopular].filter((text) => !YES.test(text) && !NO.test(text));

/** What a person has to look at: a duration that the form does not offer, and a price that may be another one. */
export function planDoubt({ duration, actualPrice, discountPrice }: PlanValues) {
  if (!duration) return 'No duration';
  if (!DURATIONS.some((offered) => offered === duration)) return `“${duration}” is not offered`;
  return readAs(actualPrice, 0, formatPrice) ?? readAs(discountPrice, 0, formatPrice);
}
