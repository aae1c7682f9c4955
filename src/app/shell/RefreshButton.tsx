import { useEffect, useState } from 'react';
import { ArrowClockwise } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { refreshed, selectHasFailedLoad } from '@/services/http/refresh';
import { useAppDispatch } from '../hooks';

/**
 * Refetches the data of the screen, as happens without a click when the browser is back online. Its mark says that a
 * part of the screen failed to load, because the screen itself does not say so (docs/behaviour.md).
 */
export function RefreshButton() {
  const dispatch = useAppDispatch();
  const hasFailed = useSelector(selectHasFailedLoad);
  const [isTipShown, setTipShown] = useState(false);
  useEffect(() => {
    const refresh = () => void dispatch(refreshed());
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [dispatch]);
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
