import { useId, useSyncExternalStore } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { XLg } from 'react-bootstrap-icons';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { callLog } from '@/services/http/callLog';
import { CallsTable } from './CallsTable';
import './calls.scss';

/** Lists this session's calls, newest first: what a screen loaded, and loads that failed without a message. */
export function CallsDrawer({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const calls = useSyncExternalStore(callLog.subscribe, callLog.entries);
  return (
    <Offcanvas {...OVER_PAGE} show onHide={onClose} placement="end" aria-labelledby={titleId} className="calls">
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" id={titleId} className="modal-title">
          Calls of this session
        </Offcanvas.Title>
        <button type="button" className="btn btn-quiet btn-icon push" aria-label="Close" onClick={onClose}>
          <XLg aria-hidden />
        </button>
      </Offcanvas.Header>
      <Offcanvas.Body role="group" aria-labelledby={titleId} tabIndex={0}>
        <CallsTable calls={calls} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
