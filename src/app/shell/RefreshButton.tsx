import { useState } from 'react';
import { ArrowClockwise } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { refreshed, selectHasFailedLoad } from '@/services/refresh';
import { useAppDispatch } from '../hooks';

/** Loads the data of the screen again. Its mark says that some of it did not load, for the screen itself says nothing. */
export function RefreshButton() {
  const dispatch = useAppDispatch();
  const hasFailed = useSelector(selectHasFailedLoad);
  const [isTipShown, setTipShown] = useState(false);
  const showTip = () => setTipShown(true);
  const hideTip = () => setTipShown(false);
  return (
    <span className="tip-anchor" onPointerEnter={showTip} onPointerLeave={hideTip} onFocus={showTip} onBlur={hideTip}>
      <button
        type="button"
        className="btn btn-quiet btn-icon refresh"
        aria-label={hasFailed ? 'Refresh: some of this page did not load' : 'Refresh'}
        onClick={() => void dispatch(refreshed())}
        onKeyDown={({ key }) => key === 'Escape' && hideTip()}
      >
        <ArrowClockwise aria-hidden />
        {hasFailed && <span className="dot" />}
      </button>
      {isTipShown && (
        <span className="tip" aria-hidden>
          <b>Refresh</b>
          {hasFailed && <span>Some of this page did not load</span>}
        </span>
      )}
    </span>
  );
}
