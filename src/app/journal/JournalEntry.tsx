import { type ComponentType } from 'react';
import { Pencil, PersonDash, PersonCheck, PlusLg, Send, Trash } from 'react-bootstrap-icons';
import { countOf } from '@/components/format/number';
import { type Sign } from '@/screen/journal/changes';
import { type Entry } from './journalState';

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
export function JournalEntry({ entry: { at, sentence, steps, note, isUndoing, undoneAt }, onUndo }: Props) {
  const { sign, before, name, after } = sentence;
  const Icon = ICONS[sign];
  const isRound = steps.length > 1;
  const subject = isRound ? countOf(steps.length, 'user') : name;
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
        {isRound && (
          <details>
            <summary>Show the {steps.length}</summary>
            <ul className="meta">
              {steps.map((step) => (
                <li key={step.id}>
                  {step.name}
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
          aria-label={`Undo: ${before}${subject}${after}`}
          aria-busy={isUndoing}
          aria-disabled={isUndoing}
          onClick={onUndo}
        >
          {isUndoing ? 'Undoing...' : 'Undo'}
        </button>
      )}
    </li>
  );
}
