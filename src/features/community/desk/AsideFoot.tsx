import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  const list = useRef<HTMLUListElement>(null);
  const toggle = () => {
    flushSync(() => dispatch(asideToggled()));
    list.current?.scrollIntoView({ block: 'nearest' });
  };
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
          onClick={toggle}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      {}
      {isShown && (
        <ul ref={list} role="list" aria-label="Set aside today">
          {children}
        </ul>
      )}
    </div>
  );
}
