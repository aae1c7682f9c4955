import { WifiOff } from 'react-bootstrap-icons';

export const ConnectionLost = () => (
  <p className="notice">
    <WifiOff aria-hidden />
    The server cannot be reached. What you see may be out of date.
  </p>
);
