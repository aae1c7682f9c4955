import { WifiOff } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { selectIsConnected } from '@/services/http/connection';

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
