import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ExclamationTriangle } from 'react-bootstrap-icons';
import { countOf } from '@/components/format/number';
import { ConflictField, type Side } from './ConflictField';
import { type EditConflict } from './useSaveGuard';

interface Props {
  noun: string;
  conflict: EditConflict;
  /** Back to the form, with nothing decided. */
  onBack: () => void;
  /** Each conflict is decided. */
  onDecided: (values: Record<string, unknown>) => void;
}

/** Takes the place of a form that cannot be saved because someone else changed the same fields. Nothing is preset. */
export function ConflictPanel({ noun, conflict: { conflicts, others, decide }, onBack, onDecided }: Props) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [isRefused, setRefused] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  const open = conflicts.filter(({ name }) => !chosen[name]);

  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (open.length === 0) onDecided(decide(Object.keys(chosen).filter((name) => chosen[name] === 'theirs')));
    setRefused(open.length > 0);
    const first = conflicts.findIndex(({ name }) => name === open[0]?.name);
    panel.current?.querySelectorAll('fieldset')[first]?.querySelector('input')?.focus();
  };

  return (
    <form ref={panel} className="modal-form" onSubmit={submit} noValidate>
      <div className="modal-body">
        <p className="tell amber" role="alert">
          <ExclamationTriangle aria-hidden />
          <span>
            <b>This {noun} was changed while you were editing it.</b> {countOf(conflicts.length, 'field')}{' '}
            {conflicts.length === 1 ? 'was' : 'were'} changed by someone else and by you. Nothing has been saved yet.
          </span>
        </p>
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflict.name}
            conflict={conflict}
            chosen={chosen[conflict.name]}
            onChoose={(side) => setChosen({ ...chosen, [conflict.name]: side })}
            error={isRefused && !chosen[conflict.name] ? 'Choose one of the two.' : undefined}
          />
        ))}
        {others.length > 0 && (
          <div className="merged">
            <p className="form-label">Kept from both</p>
            <p className="meta">These need no choice.</p>
            <ul className="chips">
              {others.map(({ name, label, is, from }) => (
                <li key={`${name} ${from}`} className="chip">
                  {label}: {is || 'empty'} <span className="from">{from}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="modal-footer">
        <span className="meta tally" role="status">
          {conflicts.length - open.length} of {conflicts.length} chosen
        </span>
        <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
          Back to editing
        </button>
        <button type="submit" className="btn btn-primary">
          Save
        </button>
      </div>
    </form>
  );
}
