import { type CSSProperties } from 'react';
import { useLateSheet } from '../lazy/useLateSheet';
import { FieldError, FieldLabel } from './fieldParts';
import { useFieldText } from './fieldTexts';
import sheet from './figure.late.scss';
import { useFormField } from './useFormField';

interface Props {
  name: string;
  label: string;
  /** Such as `kcal`. It describes the field and is no part of its name. */
  unit: string;
}

/** A figure as it is typed, with its unit at the end of the line. */
export function FigureField({ name, label, unit }: Props) {
  useLateSheet(sheet);
  useFieldText(name, label);
  const { field, control, error, readFrom, ids, isRequired, invalidClass } = useFormField<string>(name, true);
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <div className="with-unit" style={{ '--unit': `${unit.length}ch` } as CSSProperties}>
        <input
          className={`form-control ${invalidClass}`}
          inputMode="decimal"
          autoComplete="off"
          {...field}
          {...control}
        />
        <span id={ids.hint} className="field-unit">
          {unit}
        </span>
      </div>
      {readFrom && (
        <span id={ids.from} className="from" dir="auto">
          “{readFrom}”
        </span>
      )}
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
