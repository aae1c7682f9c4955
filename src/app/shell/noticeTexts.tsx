import { CloudArrowDown, WifiOff } from 'react-bootstrap-icons';
import { reloadPage } from '@/components/error/reload';

export const NewVersion = () => (
  <p className="notice">
    <CloudArrowDown aria-hidden />A new version is available.
    <button type="button" className="btn btn-quiet btn-sm" onClick={reloadPage}>
      Reload
    </button>
  </p>
);

export const ConnectionLost = () => (
  <p className="notice">
    <WifiOff aria-hidden />
    The server cannot be reached. What you see may be out of date.
  </p>
);
