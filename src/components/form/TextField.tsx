import { type InputHTMLAttributes } from 'react';
import { FieldError } from './FieldError';
import { FieldLabel } from './FieldLabel';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';
import { WithUnit } from './WithUnit';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  /** Of a number, such as `kcal`. */
  unit?: string;
}

/** A line of text; other attributes go to the input. */
export function TextField({ name, label, unit, ...rest }: Props) {
  useFieldText(name, label);
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string | number>(name, Boolean(unit));
  const input = <input className={`form-control ${invalidClass}`} {...rest} {...field} {...control} />;
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      {unit ? (
        <WithUnit unit={unit} id={ids.hint}>
          {input}
        </WithUnit>
      ) : (
        input
      )}
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
