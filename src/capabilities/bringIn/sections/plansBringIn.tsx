import { plansApi } from '@/services/plans';
import { countOf } from '@/components/format/number';
import { PlanFields } from '@/features/plans/dialogs/PlanDialog';
import { NEW_PLAN, planSchema, toRequest, type PlanValues } from '@/features/plans/dialogs/planForm';
import { planRecord } from '@/features/plans/planRecord';
import { toCents } from '@/features/plans/planPrice';
import { type ContentKind } from '../contentKind';
import { type TakenField } from '../found';
import { recordBringIn } from '../recordBringIn';
import { WORDS } from '../words';
import { notYesOrNo, planDoubt, toPlanValues } from './planTexts';

const EXAMPLE = `PCOS Reset
Description: Four weeks to steadier energy.
Duration: 1 month
Price: 49
Discount: 10
Features:
- Recipes
- Weekly check-in
`;

const line = (name: string, label: string, ...heads: string[]): TakenField => ({ name, label, kind: 'line', heads });

const PLAN_TITLES = ['plan', 'plan name', 'package', 'package name', 'offer', 'program', 'programme'];

/** By what two of a name are the same. */
const contentIn = ({ duration, actualPrice }: Pick<PlanValues, 'duration' | 'actualPrice'>) =>
  `${duration} ${toCents(actualPrice) ?? actualPrice}`;

/** How plans are brought in. */
export const PLAN_KIND: ContentKind<PlanValues> = {
  section: 'Plans',
  path: '/plans',
  noun: planRecord.noun,
  taken: {
    fields: [
      { name: 'name', label: 'Plan name', kind: 'line', ...WORDS.title, heads: [...WORDS.title.heads, ...PLAN_TITLES] },
      { name: 'details', label: 'Description', kind: 'lines', ...WORDS.description },
      line('duration', 'Duration', 'duration', 'period', 'validity', 'term', 'length'),
      line('actualPrice', 'Actual price', 'actual price', 'price', 'fee', 'fees', 'cost', 'amount'),
      line('discountPrice', 'Discount amount', 'discount amount', 'discount'),
      line('finalPrice', 'Final price', 'final price', 'offer price', 'sale price', 'discounted price', 'you pay'),
      {
        ...line('features', 'Features', 'features', 'includes', 'included', 'what you get', 'benefits'),
        kind: 'lines',
      },
      line('isFree', 'Free', 'free', 'is free'),
      line('isPopular', 'Popular', 'popular', 'most popular'),
    ],
    exported: {
      'Plan name': 'name',
      Details: 'details',
      Duration: 'duration',
      Price: '',
      'Actual price': 'actualPrice',
      'Discount price': 'discountPrice',
      Features: 'features',
      Status: 'isFree',
    },
  },
  needed: 'Name, description, duration, price, features',
  ifThere: 'Discount as an amount, popular',
  notRead: 'Currencies. What is in percent is no amount.',
  example: EXAMPLE,
  schema: planSchema(),
  first: { ...NEW_PLAN, duration: '' },
  nameOf: ({ name }) => name,
  toValues: toPlanValues,
  notTaken: notYesOrNo,
  placeFields: [],
  amountsOf: ({ actualPrice, duration, features }) =>
    [actualPrice || 'no price', duration, countOf(features.length, 'feature')].filter(Boolean).join(', '),
  hasContent: ({ details, actualPrice, features }) => Boolean(details.trim() || actualPrice.trim() || features.length),
  contentOf: contentIn,
  sameIn: 'duration and price',
  looksWrong: () => null,
  doubtful: planDoubt,
  accept: {},
  withFile: () => null,
  hasPicture: () => true,
};

export const PlansBringIn = recordBringIn({
  kind: PLAN_KIND,
  record: planRecord,
  hereOf: ({ duration, actualPrice }) => ({ content: contentIn({ duration, actualPrice: String(actualPrice) }) }),
  opens: 'edit',
  add: (values) => plansApi.endpoints.savePlan.initiate({ ...toRequest(values), inRound: true }),
  fields: () => <PlanFields />,
});
