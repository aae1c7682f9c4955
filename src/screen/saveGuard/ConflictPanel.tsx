import { type ChangeObject } from 'diff';
import { useEffect, useRef, useState, type FormEvent, useId, useMemo } from 'react';
import { ExclamationTriangle, Trash } from 'react-bootstrap-icons';
import { FieldError } from '@/components/form/fieldParts';
import { changedWords } from '@/components/format/changedWords';
import { countOf } from '@/components/format/number';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type FieldConflict } from './conflicts';
import { type EditGuard } from './useEditGuard';
import { type EditConflict } from './useSaveGuard';
import sheet from './saveGuard.late.scss';

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
  useLateSheet(sheet);
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

export type Side = 'theirs' | 'yours';

interface ConflictFieldProps {
  conflict: FieldConflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  error: string | undefined;
}

const SIDES: Record<Side, string> = { theirs: 'Theirs', yours: 'Yours' };

/** One field that both sides changed: what it was, and a choice between theirs and yours. */
export function ConflictField({ conflict, chosen, onChoose, error }: ConflictFieldProps) {
  const id = useId();
  const { name, label, was, ...values } = conflict;
  return (
    <fieldset className="conflict" aria-describedby={error ? `${id}-error ${id}-was` : `${id}-was`}>
      <legend className="form-label">{label}</legend>
      <p className="was" id={`${id}-was`}>
        <span className="meta">Was</span>
        <span>{was || 'Empty'}</span>
      </p>
      <div className="choice-pair">
        {(['theirs', 'yours'] as const).map((side) => (
          <label key={side} className="choice">
            <input
              type="radio"
              className={`form-check-input ${error ? 'is-invalid' : ''}`}
              name={`${id}-${name}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="who">{SIDES[side]}</span>
            <span className="value">{values[side] ? <Marked was={was} is={values[side]} /> : 'Empty'}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

/** A text whose new words are marked; a wholly new text is not. */
function Marked({ was, is }: { was: string; is: string }) {
  const parts = useMemo(() => changedWords(was, is), [was, is]);
  const isKept = ({ added, removed }: ChangeObject<string>) => !added && !removed;
  if (!parts.some((part) => isKept(part) && part.value.trim() !== '')) return is;
  return parts
    .filter(({ removed }) => !removed)
    .map((part, index) => (part.added ? <ins key={index}>{part.value}</ins> : part.value));
}

type GoneNoticeProps = Pick<EditGuard<unknown>, 'noun' | 'gone' | 'newSchema'>;

/** Says that the record of the form does not exist any more, and whether it can be added as a new one. */
export function GoneNotice({ noun, gone = 'deleted', newSchema }: GoneNoticeProps) {
  return (
    <p className="tell rose" role="alert">
      <Trash aria-hidden />
      <span>
        <b>
          This {noun} was {gone} while you were editing it.
        </b>{' '}
        What you typed is still here.
        {newSchema && ` You can add it as a new ${noun}.`}
      </span>
    </p>
  );
}
