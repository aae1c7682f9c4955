import { CheckLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { capital } from '@/components/format/capital';
import { formatDate } from '@/components/format/date';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { type Plan } from '@/services/plans';
import { searchChanged, selectList } from '@/features/users/list/usersListSlice';
import { paymentShown } from './payersSlice';
import { moneyText } from './money';
import { isComparable, priceOf, type Warning } from './findWarnings';

interface Props {
  payer: Payer;
  warnings: readonly Warning[];
  plans: readonly Plan[] | undefined;
  /** Whether there are other files, which are compared on demand. */
  hasOthers: boolean;
}

const TITLES: Record<Warning['kind'], string> = {
  amount: 'Amount is not the plan’s',
  file: 'Same file as another member',
  intent: 'Same transaction id',
  early: 'Paid before joining',
};

/** What there is to look at, or that there is nothing. */
export function Warnings({ warnings, ...about }: Props) {
  if (warnings.length === 0) return <QuietLine {...about} />;
  return (
    <ul className="warnings" aria-label="To look at">
      {warnings.map((warning) => (
        <li key={warning.kind}>
          <b>{TITLES[warning.kind]}</b>
          <span className="figures">
            <Sentence warning={warning} payer={about.payer} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sentence({ warning, payer }: { warning: Warning; payer: Payer }) {
  const { payment, createdAt } = payer;
  switch (warning.kind) {
    case 'amount':
      return `${moneyText(payment)}, the price is ${warning.price}.`;
    case 'early':
      return `Paid ${formatDate(payment.createdAt)}, joined ${formatDate(createdAt)}.`;
    default:
      return (
        <>
          Also with{' '}
          {warning.others.map((other, index) => (
            <span key={other.id}>
              {index > 0 && '; '}
              <OtherPayer payer={other} />, {formatDate(other.payment.createdAt)}
            </span>
          ))}
          .
        </>
      );
  }
}

/** Shows the other payment; a search that would not find it is cleared. */
function OtherPayer({ payer }: { payer: Payer }) {
  const dispatch = useDispatch();
  const { search } = useSelector(selectList);
  const show = () => {
    if (search) dispatch(searchChanged(''));
    dispatch(paymentShown(payer.id));
  };
  return (
    <button type="button" className="other-payer" onClick={show}>
      {fullName(payer) || payer.email}
    </button>
  );
}

/** Says what was compared, and nothing of what could not be. */
function QuietLine({ payer, plans, hasOthers }: Omit<Props, 'warnings'>) {
  const isPriced = priceOf(payer, plans) !== undefined && isComparable(payer);
  const compared = [
    isPriced && 'the amount is the plan’s',
    payer.payment.paymentIntentId.trim() && 'no other member sent this id',
  ].filter(Boolean);
  if (compared.length === 0 && hasOthers) return null;
  const line = compared.join('; ') || 'there is nothing to compare it with';
  return (
    <p className="meta no-warnings">
      <CheckLg aria-hidden />
      {capital(line)}.
    </p>
  );
}
