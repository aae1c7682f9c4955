import { type ChangeEvent, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { FieldError, FieldLabel } from './fieldParts';
import { useFieldText } from './fieldTexts';
import { FormRulesContext } from './formRules';
import { useFormField } from './useFormField';

export interface Option {
  value: string;
  label: string;
  /** It leads to another field instead of being a value. */
  isDetour?: boolean;
}

interface Props {
  name: string;
  label: string;
  options: Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Runs when the person chooses another option, not when the form is filled or reset. */
  onChosen?: () => void;
  /** Rendered below the field, such as `LoadAgain`. */
  children?: ReactNode;
}

export function SelectField({ name, label, options, placeholder, onChosen, children }: Props) {
  const { field, control, error, ids, isRequired, invalidClass } = useFormField<string>(name);
  useLoneChoice(name, field.value, isRequired ? options : []);
  useFieldText<string>(name, label, (chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    field.onChange(event);
    onChosen?.();
  };
  return (
    <div>
      <FieldLabel of={control.id} label={label} isOptional={placeholder !== undefined && !isRequired} />
      <select className={`form-select ${invalidClass}`} {...field} {...control} onChange={onChange}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={ids.error} text={error} />
      {children}
    </div>
  );
}

/**
 * Chooses the only option of a required field, which is no change by the person. A field that had a value once stays
 * empty when it was emptied.
 */
export function useLoneChoice(name: string, value: string, options: readonly { value: string; isDetour?: boolean }[]) {
  const { beginWith } = use(FormRulesContext);
  const wasFilled = useRef(false);
  const [first, second] = options;
  const lone = first && !second && !first.isDetour ? first.value : undefined;
  useLayoutEffect(() => {
    if (value) wasFilled.current = true;
    else if (lone && !wasFilled.current) beginWith(name, lone);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `beginWith` is another one at each render
  }, [name, value, lone]);
}
