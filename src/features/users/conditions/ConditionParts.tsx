import { useId } from 'react';
import { type Field } from './fields/field';
import { fieldNamed } from './fields/fields';
import { useFields, useValues } from './conditionsContext';
import { isProblem, meaningOf } from './meaning';
import { type Condition, type Operator } from './syntax';
import { comparisonName } from './words';

interface Props {
  condition: Condition;
  field: Field;
  onChange: (condition: Condition) => void;
}

const NUMBER_OPERATORS = ['>', '<', '>=', '<=', '='] as const;
const WORD_OPERATORS: readonly (readonly [Operator, string])[] = [
  ['has', 'has'],
  ['has no', 'has no'],
  ['is', 'is'],
  ['is not', 'is not'],
];

function operatorsOf(field: Field): readonly (readonly [Operator, string])[] {
  if (field.kind === 'number') return NUMBER_OPERATORS.map((operator) => [operator, comparisonName(field, operator)]);
  return field.kind === 'text' ? WORD_OPERATORS : WORD_OPERATORS.slice(2);
}

const DEFAULTS: Record<Field['kind'], Operator> = { number: '>', text: 'has', choice: 'is', folder: 'is' };

/** A condition about another field: the comparison and the value stay where they still mean something. */
function aboutField(condition: Condition, field: Field): Condition {
  const moved = { ...condition, field: field.name };
  if (!isProblem(meaningOf(moved))) return moved;
  return { field: field.name, operator: DEFAULTS[field.kind], value: '' };
}

/** What, how and how much, each with its label. */
export function ConditionParts({ condition, field, onChange }: Props) {
  const id = useId();
  const values = useValues(field);
  const fields = useFields();
  const isNumber = field.kind === 'number';
  const hasDays = isNumber && field.hasDays;
  const wide = isNumber ? undefined : 'cond-wide';
  return (
    <div className="cond-grid">
      <div className="cond-wide">
        <label className="form-label" htmlFor={`${id}-what`}>
          What
        </label>
        <select
          id={`${id}-what`}
          className="form-select"
          value={field.name}
          onChange={(event) => onChange(aboutField(condition, fieldNamed(event.target.value)!))}
        >
          {fields.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={wide}>
        <label className="form-label" htmlFor={`${id}-how`}>
          How
        </label>
        <select
          id={`${id}-how`}
          className="form-select"
          value={condition.operator ?? ''}
          onChange={(event) => onChange({ ...condition, operator: event.target.value as Operator })}
        >
          {operatorsOf(field).map(([operator, label]) => (
            <option key={operator} value={operator}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={wide}>
        <label className="form-label" htmlFor={`${id}-value`}>
          {isNumber ? field.unitName : 'Value'}
        </label>
        {values ? (
          <select
            id={`${id}-value`}
            className="form-select cond-value"
            value={values.find((value) => value.toLowerCase() === condition.value.toLowerCase()) ?? ''}
            onChange={(event) => onChange({ ...condition, value: event.target.value })}
          >
            <option value="" hidden />
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ) : (
          <input
            id={`${id}-value`}
            className="form-control cond-value"
            inputMode={isNumber && field.unitName !== 'Date' ? 'decimal' : 'text'}
            autoComplete="off"
            value={condition.value}
            onChange={(event) => onChange({ ...condition, value: event.target.value })}
          />
        )}
      </div>
      {hasDays && <CheckInDays condition={condition} onChange={onChange} />}
    </div>
  );
}

const FIRST_DAY = 30;

/** Whether only members with a check-in after some day count. */
function CheckInDays({ condition, onChange }: Pick<Props, 'condition' | 'onChange'>) {
  const id = useId();
  const { afterDay, ...always } = condition;
  return (
    <>
      <div>
        <label className="form-label" htmlFor={`${id}-check-ins`}>
          Check-ins
        </label>
        <select
          id={`${id}-check-ins`}
          className="form-select"
          value={afterDay === undefined ? 'all' : 'after'}
          onChange={(event) => onChange(event.target.value === 'after' ? { ...always, afterDay: FIRST_DAY } : always)}
        >
          <option value="all">all</option>
          <option value="after">after day</option>
        </select>
      </div>
      {afterDay !== undefined && (
        <div>
          <label className="form-label" htmlFor={`${id}-day`}>
            Day
          </label>
          <input
            id={`${id}-day`}
            className="form-control"
            inputMode="numeric"
            autoComplete="off"
            value={String(afterDay)}
            onChange={(event) =>
              onChange({ ...always, afterDay: Number(event.target.value.replace(/\D/g, '').slice(0, 4)) })
            }
          />
        </div>
      )}
    </>
  );
}
