import { useId, useMemo } from 'react';
import { type ChangeObject } from 'diff';
import { FieldError } from '@/components/form/fieldParts';
import { changedWords } from '@/components/format/changedWords';
import { type FieldConflict } from './conflicts';

export type Side = 'theirs' | 'yours';

interface Props {
  conflict: FieldConflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  error: string | undefined;
}

const SIDES: Record<Side, string> = { theirs: 'Theirs', yours: 'Yours' };

/** One field that both sides changed: what it was, and a choice between theirs and yours. */
export function ConflictField({ conflict, chosen, onChoose, error }: Props) {
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
