import { useId } from 'react';
import { COUNT } from '../workoutsView';
import { type Rule } from './progression';

/** The rule as typed. */
export type TypedRule = Record<keyof Rule, string>;

export const A_LITTLE_MORE: TypedRule = { by: '2', most: '15', from: '12' };

const LABELS = { by: 'Reps up by', most: 'To at most', from: 'Then one set more, from' } as const;
const PARTS = ['by', 'most', 'from'] as const;

/** The rule of these texts, or what is wrong with them. */
export function readRule(typed: TypedRule): Rule | string {
  const wrong = PARTS.find((part) => !COUNT.test(typed[part].trim()));
  if (wrong) return `${LABELS[wrong]}: please enter a whole number from 1 to 9999.`;
  const [by, most, from] = PARTS.map((part) => Number(typed[part])) as [number, number, number];
  return from > most ? `${LABELS.from}: please enter at most ${most}.` : { by, most, from };
}

interface Props {
  typed: TypedRule;
  errorId: string | undefined;
  onChange: (typed: TypedRule) => void;
}

export function RuleFields({ typed, errorId, onChange }: Props) {
  const id = useId();
  return (
    <div className="rule">
      {PARTS.map((part) => (
        <div key={part}>
          <label className="form-label" htmlFor={`${id}-${part}`}>
            {LABELS[part]}
          </label>
          <input
            id={`${id}-${part}`}
            className="form-control"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={errorId}
            value={typed[part]}
            onChange={(event) => onChange({ ...typed, [part]: event.target.value })}
          />
        </div>
      ))}
    </div>
  );
}
