import { useId } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { XLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { useAppStore } from '../hooks';
import { JournalEntry } from './JournalEntry';
import { type JournalState } from './journalState';
import { undo } from './undo';
import './journal.scss';

const NONE: JournalState['entries'] = [];
const selectEntries = (state: { journal?: JournalState }) => state.journal?.entries ?? NONE;

/** What this session has changed, newest first, each with Undo or the reason why there is none. */
export function JournalDrawer({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const store = useAppStore();
  const entries = useSelector(selectEntries);
  return (
    <Offcanvas {...OVER_PAGE} show onHide={onClose} placement="end" aria-labelledby={titleId} className="journal">
      <Offcanvas.Header>
        <div>
          <Offcanvas.Title as="h2" id={titleId} className="modal-title">
            What changed
          </Offcanvas.Title>
          <p className="meta">
            Your changes since you signed in here. Nobody else sees this list; it goes when you sign out.
          </p>
        </div>
        <button type="button" className="btn btn-quiet btn-icon push" aria-label="Close" onClick={onClose}>
          <XLg aria-hidden />
        </button>
      </Offcanvas.Header>
      <Offcanvas.Body role="group" aria-labelledby={titleId} tabIndex={0}>
        {entries.length === 0 && <p className="meta">Nothing has been changed yet.</p>}
        <ul className="entries">
          {entries.toReversed().map((entry) => (
            <JournalEntry key={entry.id} entry={entry} onUndo={() => void undo(store, entry, entries)} />
          ))}
        </ul>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
