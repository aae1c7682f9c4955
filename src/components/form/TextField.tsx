import { type InputHTMLAttributes } from 'react';
import { FieldError, FieldLabel } from './fieldParts';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
}

/** A line of text; other attributes go to the input. */
export function TextField({ name, label, ...rest }: Props) {
  useFieldText(name, label);
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string | number>(name);
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <input className={`form-control ${invalidClass}`} {...rest} {...field} {...control} />
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
