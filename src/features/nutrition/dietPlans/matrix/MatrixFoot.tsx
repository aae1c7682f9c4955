import { countOf } from '@/components/format/number';
import { type MembersNear } from './useMembersNear';

interface Props {
  unplaced: number;
  members: MembersNear;
}

/** What the marks mean, and what the matrix could not count. */
export function MatrixFoot({ unplaced, members: { isAllowed, isFailed, loadAgain } }: Props) {
  return (
    <div className="table-foot">
      <p className="matrix-legend">
        <span>
          <span className="matrix-sample figures">2</span>plans, opens the list
        </span>
        {isAllowed && (
          <span>
            <span className="gap-mark" />
            no plan, members near it
          </span>
        )}
        <span>
          <span className="gap-quiet">–</span>
          {isAllowed ? 'no plan, nobody near it' : 'no plan'}
        </span>
        {unplaced > 0 && <span>{countOf(unplaced, 'plan')} without a sub category not counted</span>}
      </p>
      <p className="load-again" role="status">
        {isFailed && (
          <>
            Members could not be loaded.{' '}
            <button type="button" className="link" onClick={() => void loadAgain()}>
              Try again
            </button>
          </>
        )}
      </p>
    </div>
  );
}
