import { useId, type ComponentType } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { XLg, Pencil, PersonDash, PersonCheck, PlusLg, Send, Trash } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { FocusReturn } from '@/components/dialog/FocusReturn';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { countOf } from '@/components/format/number';
import { useHost } from '@/screen/host';
import { type Sign } from './changes';
import { type Show } from '@/screen/shell/overlays';
import { AskWhetherWrong } from '@/screen/shell/WhenWrong';
import { type JournalState, type Entry } from './journalState';
import { toLoad, undo } from './undo';
import './journal.scss';

const NONE: JournalState['entries'] = [];
const selectEntries = (state: { journal?: JournalState }) => state.journal?.entries ?? NONE;

interface DrawerProps {
  onClose: () => void;
  onShow: Show;
}

/** What this session has changed, newest first, each with Undo or the reason why there is none. */
export function JournalDrawer({ onClose, onShow }: DrawerProps) {
  const titleId = useId();
  const { store } = useHost();
  const entries = useSelector(selectEntries);
  return (
    <Offcanvas
      {...OVER_PAGE}
      show
      onHide={onClose}
      placement="end"
      restoreFocus={false}
      aria-labelledby={titleId}
      className="journal"
    >
      <FocusReturn />
      <Offcanvas.Header>
        <div>
          <Offcanvas.Title as="h2" id={titleId} className="modal-title">
            What changed
          </Offcanvas.Title>
          <p className="meta">Your changes in this tab. Nobody else sees this list; a reload and signing out end it.</p>
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
        <AskWhetherWrong className="meta" onShow={onShow} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}

const ICONS: Record<Sign, ComponentType> = {
  added: PlusLg,
  edited: Pencil,
  deleted: Trash,
  sent: Send,
  on: PersonCheck,
  off: PersonDash,
};

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

interface Props {
  entry: Entry;
  onUndo: () => void;
}

/** One change of the session, or one round of several. */
function JournalEntry({ entry: { at, sentence, steps, names, note, isUndoing, undoneAt }, onUndo }: Props) {
  const { sign, before, name, after } = sentence;
  const Icon = ICONS[sign];
  const missing = useSelector((state) => toLoad(state, steps[0]));
  const label = missing ? `Load ${missing} and undo` : 'Undo';
  const isRound = steps.length > 1;
  const subject = isRound ? countOf(steps.length, sentence.noun ?? '') : name;
  return (
    <li className={`entry ${undoneAt === null ? '' : 'undone'}`}>
      <span className={`petal-tile ${sign}`} aria-hidden>
        <Icon />
      </span>
      <div>
        <p>
          {before}
          <b>{subject}</b>
          {after}
        </p>
        <p className="meta figures" role="status">
          {timeOf(at)}
          {undoneAt !== null && ` · undone at ${timeOf(undoneAt)}`}
          {note && ` · ${note}`}
        </p>
        {(isRound || names.length > 1) && (
          <details>
            <summary>Show the {steps.length || names.length}</summary>
            <ul className="meta">
              {names.map((each, index) => (
                <li key={index}>{each}</li>
              ))}
              {steps.map((step) => (
                <li key={step.id}>
                  <bdi>{step.name}</bdi>
                  {step.isUndone && undoneAt === null && ' · undone'}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {steps.length > 0 && undoneAt === null && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          aria-label={`${label}: ${before}${subject}${after}`}
          aria-busy={isUndoing}
          aria-disabled={isUndoing}
          onClick={onUndo}
        >
          {isUndoing ? 'Undoing...' : label}
        </button>
      )}
    </li>
  );
}
