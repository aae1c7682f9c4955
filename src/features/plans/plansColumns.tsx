import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { editMenu } from '@/components/menu/editMenu';
import { RowMenu } from '@/components/menu/RowMenu';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type Column } from '@/components/table/column';
import { NO_VALUE } from '@/components/table/texts';
import { useRowMenu } from '@/screen/rowTools/useRowMenu';
import { type TableSpec } from '@/screen/list/tableContext';
import { searchRows } from '@/screen/listRows';
import { type Plan } from '@/services/plans';
import { dialogOpened, type PlansDialog } from './plansScreen';
import { formatPercent, formatPrice, isFreePlan, offerOf } from './planPrice';

const nameOf = ({ name }: Plan) => name;
const statusLabel = (plan: Plan) => (isFreePlan(plan) ? 'Free' : 'Paid');

/** The columns of the plans' table. A constant, so that a row re-renders only when its plan changes. */
const PLANS_COLUMNS: Column<Plan>[] = [
  {
    key: 'details',
    header: 'Plan details',
    exported: [
      { header: 'Plan name', value: nameOf },
      { header: 'Details', value: ({ details }) => details },
      { header: 'Duration', value: ({ duration }) => duration },
    ],
    share: 24,
    cell: ({ name, details }) => (
      <>
        <span className="name">{titleOf(name)}</span>
        <span className="meta">{details}</span>
      </>
    ),
  },
  {
    key: 'pricing',
    header: 'Pricing',
    exported: [
      { header: 'Price', value: ({ price }) => Math.max(0, price) },
      { header: 'Actual price', value: ({ actualPrice }) => actualPrice },
      { header: 'Discount price', value: ({ discountPrice }) => discountPrice },
    ],
    className: 'figures',
    inCard: 'beside',
    cell: (plan) => <PlanPricing plan={plan} />,
  },
  {
    key: 'features',
    header: 'Features',
    exported: ({ features }) => features.join('\n'),
    className: 'plan-features',
    share: 36,
    cell: ({ features }) => (features.length > 0 ? <PlanFeatures features={features} /> : NO_VALUE),
  },
  // No call delivers the number of subscribers (docs/behaviour.md).
  {
    key: 'subscribers',
    header: 'Subscribers',
    className: 'soft',
    fold: { under: 'pricing', below: 840, label: 'visible' },
    inCard: 'labelled',
    cell: () => NO_VALUE,
  },
  {
    key: 'status',
    header: 'Status',
    exported: statusLabel,
    cell: (plan) => <StatusBadge tone={isFreePlan(plan) ? 'inactive' : 'active'}>{statusLabel(plan)}</StatusBadge>,
  },
  { key: 'actions', header: 'Actions', cell: (plan) => <PlanActions plan={plan} /> },
];

/** A search looks in the names. */
export const PLANS_TABLE: TableSpec<Plan> = {
  name: 'plans',
  label: 'Plans',
  noun: 'plan',
  columns: PLANS_COLUMNS,
  nameOf: ({ name }) => titleOf(name),
  search: (plans, search) => searchRows(plans, nameOf, search),
  exported: { name: 'plans' },
};

function PlanActions({ plan: { id, name } }: { plan: Plan }) {
  const dispatch = useDispatch();
  const open = (kind: PlansDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const items = useRowMenu(id, editMenu({ edit: open('edit'), duplicate: open('duplicate'), remove: open('delete') }));
  return <RowMenu label={`Actions for ${titleOf(name)}`} items={items} />;
}

const CHIPS = 2;

/** The first features of a plan, and how many more there are. */
function PlanFeatures({ features }: { features: readonly string[] }) {
  const rest = features.slice(CHIPS);
  return (
    <ul className="chips">
      {features.slice(0, CHIPS).map((feature) => (
        <li key={feature} className="chip">
          <span className="clip">{feature}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="chip" title={rest.join(', ')}>
          {`+${rest.length}`}
        </li>
      )}
    </ul>
  );
}

/** The final price and, if there is a discount, the actual price struck through and the percent. */
function PlanPricing({ plan: { price, actualPrice, discountPrice } }: { plan: Plan }) {
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
