import { localDay } from '@/lib/localDay';
import { momentOf } from '@/lib/moment';
import { type Payer } from '@/services/payers';
import { mediaUrl } from '@/services/media/media';
import { type Plan } from '@/services/plans';
import { groupBy } from './payersOrder';

/** Something to look at. None of them says that anybody did wrong. */
export type Warning =
  | { kind: 'amount'; price: string }
  | { kind: 'file'; others: readonly Payer[] }
  | { kind: 'intent'; others: readonly Payer[] }
  | { kind: 'early' };

/** What the payments are compared with. */
interface Known {
  /** Undefined where this person may not load them. */
  plans: readonly Plan[] | undefined;
  /** Of the files that are known to have the same bytes as another, one name for all of them, by their addresses. */
  contents: ReadonlyMap<string, string>;
}

/** The address of a payment's file; empty where it has none, or a word in its place, which has no figure and no ending. */
export const fileOf = ({ payment: { file } }: Payer) =>
  /\d|\.\w{2,}$/.test(file.trim()) ? (mediaUrl(file) ?? '') : '';

/** The currency of the plans' prices. */
const PLAN_CURRENCY = 'USD';

/** `1,099.00`; in `89,99` or `1.099,00` nobody can say what the comma means. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** NaN for text that is no amount. */
const cents = (amount: string) =>
  AMOUNT.test(amount.trim()) ? Math.round(Number(amount.replaceAll(',', '')) * 100) : Number.NaN;

/** The price of the payer's plan; undefined where the plan is not known, or has a namesake with another price. */
export function priceOf({ plans: [name] }: Payer, plans: readonly Plan[] | undefined): string | undefined {
  const prices = new Set(plans?.filter((plan) => plan.name === name).map(({ price }) => price));
  const [price] = prices;
  return price === undefined || prices.size > 1 ? undefined : `${price.toFixed(2)} ${PLAN_CURRENCY}`;
}

/** Whether amount and price can be compared: an amount in another currency cannot. */
export const isComparable = ({ payment }: Payer) =>
  payment.currency.trim().toUpperCase() === PLAN_CURRENCY && cents(payment.amount) >= 0;

const isOtherAmount = (payer: Payer, price: string) =>
  isComparable(payer) && cents(payer.payment.amount) !== cents(price.replace(/ .*/, ''));

const dayOf = (date: string) => localDay(momentOf(date));

/** Whether it was paid on a day before that of joining. */
const isEarly = ({ payment, createdAt }: Payer) => dayOf(payment.createdAt) < dayOf(createdAt);

/** Empty for a word in the place of an id, such as `N/A` or `none`: an id has a figure. */
const intentOf = ({ payment }: Payer) => (/[1-9]/.test(payment.paymentIntentId) ? payment.paymentIntentId.trim() : '');

/** Looks up what there is to look at in one of these payments. A file that was not compared is known by its name. */
export function warningsAmong(payers: readonly Payer[], { plans, contents }: Known) {
  const contentOf = (payer: Payer) => contents.get(fileOf(payer)) ?? fileOf(payer);
  const byContent = groupBy(payers, contentOf);
  const byIntent = groupBy(payers, intentOf);
  const others = (group: readonly Payer[] = [], self: Payer) => group.filter(({ id }) => id !== self.id);

  return (payer: Payer): Warning[] => {
    const warnings: Warning[] = [];
    const price = priceOf(payer, plans);
    if (price && isOtherAmount(payer, price)) warnings.push({ kind: 'amount', price });
    const sameFile = others(byContent.get(contentOf(payer)), payer);
    if (sameFile.length > 0) warnings.push({ kind: 'file', others: sameFile });
    const sameIntent = others(byIntent.get(intentOf(payer)), payer);
    if (sameIntent.length > 0) warnings.push({ kind: 'intent', others: sameIntent });
    if (isEarly(payer)) warnings.push({ kind: 'early' });
    return warnings;
  };
}
