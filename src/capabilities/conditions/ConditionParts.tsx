import { useId } from 'react';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { type Option } from '@/components/form/SelectField';
import { latinDigits } from '@/lib/digits';
import { fold } from '@/lib/fold';
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
const WORD_OPERATORS = ['has', 'has no', 'is', 'is not'].map((word) => ({ value: word, label: word }));

function operatorsOf(field: Field): readonly Option[] {
  if (field.kind === 'number') return NUMBER_OPERATORS.map((value) => ({ value, label: comparisonName(field, value) }));
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
      <LabelledSelect
        className="cond-wide"
        label="What"
        options={fields.map(({ name, label }) => ({ value: name, label }))}
        value={field.name}
        onChange={(name) => onChange(aboutField(condition, fieldNamed(name)!))}
      />
      <LabelledSelect
        className={wide}
        label="How"
        options={operatorsOf(field)}
        value={condition.operator ?? ''}
        onChange={(operator) => onChange({ ...condition, operator: operator as Operator })}
      />
      <div className={wide}>
        <label className="form-label" htmlFor={id}>
          {isNumber ? field.unitName : 'Value'}
        </label>
        {values ? (
          <select
            id={id}
            className="form-select cond-value"
            value={values.find((value) => fold(value) === fold(condition.value)) ?? ''}
            onChange={(event) => onChange({ ...condition, value: event.target.value })}
          >
            <option value="" hidden />
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ) : (
          <input
            id={id}
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

const CHECK_INS = [
  { value: 'all', label: 'all' },
  { value: 'after', label: 'after day' },
];

/** Whether only members with a check-in after some day count. */
function CheckInDays({ condition, onChange }: Pick<Props, 'condition' | 'onChange'>) {
  const id = useId();
  const { afterDay, ...always } = condition;
  return (
    <>
      <LabelledSelect
        label="Check-ins"
        options={CHECK_INS}
        value={afterDay === undefined ? 'all' : 'after'}
        onChange={(which) => onChange(which === 'after' ? { ...always, afterDay: FIRST_DAY } : always)}
      />
      {afterDay !== undefined && (
        <div>
          <label className="form-label" htmlFor={id}>
            Day
          </label>
          <input
            id={id}
            className="form-control"
            inputMode="numeric"
            autoComplete="off"
            value={String(afterDay)}
            onChange={(event) =>
              onChange({ ...always, afterDay: Number(latinDigits(event.target.value).replace(/\D/g, '').slice(0, 4)) })
            }
          />
        </div>
      )}
    </>
  );
}
