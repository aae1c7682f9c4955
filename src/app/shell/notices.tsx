import { useEffect, useState } from 'react';
import { CloudArrowDown, WifiOff } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { reloadPage } from '@/components/error/reload';
import { selectIsConnected } from '@/services/http/connection';
import { isOutdated } from '@/lib/newVersion';

const isOwnFile = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet');

/** Shown once a file of this build could not be fetched because a newer build was deployed. */
export function VersionNotice() {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const check = ({ target }: Event) => {
      if (isOwnFile(target)) void isOutdated().then((isNow) => isNow && setOld(true));
    };
    // An `error` event of a failed load does not bubble, so it is caught in the capture phase.
    window.addEventListener('error', check, true);
    return () => window.removeEventListener('error', check, true);
  }, []);
  return (
    <div role="status">
      {isOld && (
        <p className="notice">
          <CloudArrowDown aria-hidden />A new version is available. What you have not opened yet needs a reload.
          <button type="button" className="btn btn-quiet btn-sm" onClick={reloadPage}>
            Reload
          </button>
        </p>
      )}
    </div>
  );
}

/** Says that the server cannot be reached; disappears when a call succeeds (docs/behaviour.md). */
export function ConnectionNotice() {
  const isConnected = useSelector(selectIsConnected);
  return (
    <div role="status">
      {!isConnected && (
        <p className="notice">
          <WifiOff aria-hidden />
          The server cannot be reached. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
