import { type BmrEstimate } from './bmrEstimate';
import { amount } from './memberText';
import { Block } from './Block';

interface Props {
  /** As set, kcal a day; 0 where none is. */
  bmr: number;
  estimate: BmrEstimate;
}

/** The figure that was set beside an estimate, which is never filled in. */
export function BmrBlock({ bmr, estimate }: Props) {
  return (
    <Block title="BMR" aside="kcal a day">
      <dl className="bmr-pair figures">
        <div>
          <dt>Set by you</dt>
          <dd className={bmr > 0 ? undefined : 'none'}>{bmr > 0 ? amount(bmr) : 'Not set'}</dd>
        </div>
        <div>
          <dt>Estimate</dt>
          {'kcal' in estimate ? (
            <dd className="soft">{amount(estimate.kcal)}</dd>
          ) : (
            <dd className="none">{estimate.needs}</dd>
          )}
        </div>
      </dl>
      {'formula' in estimate && <p className="meta figures">{estimate.formula}. Never filled in by itself.</p>}
    </Block>
  );
}
