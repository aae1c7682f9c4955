import { CheckLg } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { formatDate } from '@/components/format/date';
import { countOf, figure } from '@/components/format/number';
import { fullName } from '@/services/names';
import { type Payer } from '@/services/payers';
import { type Plan } from '@/services/plans';
import { searchChanged, selectList } from '../list/usersListSlice';
import { paymentShown } from './payersSlice';
import { moneyText } from './money';
import { type Comparison } from './useFileHashes';
import { fileOf, isComparable, priceOf, type Warning } from './findWarnings';

interface Props {
  payer: Payer;
  warnings: readonly Warning[];
  comparison: Comparison;
  plans: readonly Plan[] | undefined;
}

const TITLES: Record<Warning['kind'], string> = {
  amount: 'Amount is not the plan’s',
  file: 'Same file as another member',
  intent: 'Same transaction id',
  early: 'Paid before joining',
};

/** What there is to look at, or that there is nothing; below it how far the comparing of files is. */
export function Warnings({ payer, warnings, comparison, plans }: Props) {
  const { done, total, failed } = comparison;
  const isComparing = done < total;
  return (
    <>
      {warnings.length > 0 && (
        <ul className="warnings" aria-label="To look at">
          {warnings.map((warning) => (
            <li key={warning.kind}>
              <b>{TITLES[warning.kind]}</b>
              <span className="figures">
                <Sentence warning={warning} payer={payer} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isComparing && (
        <ul className="warnings is-working" aria-label="Comparing">
          <li>
            <b>Comparing files</b>
            <span className="figures">
              {figure(done)} of {figure(total)}, then this says which are the same.
            </span>
          </li>
        </ul>
      )}
      {!isComparing && warnings.length === 0 && (
        <p className="meta no-warnings">
          <CheckLg aria-hidden />
          {quietLine(payer, comparison, plans)}
        </p>
      )}
      {!isComparing && failed > 0 && <p className="meta figures">{countOf(failed, 'file')} could not be compared.</p>}
    </>
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
function quietLine(payer: Payer, { hashes }: Comparison, plans: readonly Plan[] | undefined) {
  const isPriced = priceOf(payer, plans) !== undefined && isComparable(payer);
  const compared = [
    ...(hashes.get(fileOf(payer)) ? ['this file'] : []),
    ...(payer.payment.paymentIntentId.trim() ? ['this id'] : []),
  ].join(' or ');
  const sent = compared && `no other member sent ${compared}`;
  const line = [isPriced ? 'the amount is the plan’s' : '', sent].filter(Boolean).join('; ');
  return line ? `${line[0]!.toUpperCase()}${line.slice(1)}.` : 'There is nothing to compare it with.';
}
