import { type ReactNode } from 'react';
import { Moon } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { figure } from '@/components/format/number';
import { asideToggled, selectIsAsideShown } from '../communityScreen';

interface Props {
  count: number;
  /** The rows of the posts, if they are shown. */
  children: ReactNode;
}

/** Below the queue: how many posts were set aside, and these if the person wants to see them. */
export function AsideFoot({ count, children }: Props) {
  const dispatch = useDispatch();
  const isShown = useSelector(selectIsAsideShown);
  return (
    <div className="desk-aside">
      <div className="queue-foot">
        <Moon aria-hidden />
        Set aside today
        <span className="figures">{figure(count)}</span>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-expanded={isShown}
          aria-label={isShown ? 'Hide those set aside' : 'Show those set aside'}
          onClick={() => dispatch(asideToggled())}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {/* Safari drops the role of a list without bullets */}
      {}
      {isShown && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above
        <ul role="list" aria-label="Set aside today">
          {children}
        </ul>
      )}
    </div>
  );
}
