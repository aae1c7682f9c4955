import { useEffect, useRef, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { SelectField, type Option } from '@/components/form/SelectField';
import { NewValueInput } from './NewValueInput';
import { TYPED, TYPING } from './newValue';

interface Props {
  name: string;
  label: string;
  /** The field of the text that is typed in. */
  newName: string;
  newLabel: string;
  options: Option[];
  placeholder: string;
  /** What stands below the select. */
  children?: ReactNode;
}

/**
 * A select whose choice 'add new' turns it into a text input. What was confirmed stands among the choices.
 * Whichever of the two takes the other's place takes the focus too.
 */
export function SelectOrNewField({ name, label, newName, newLabel, options, placeholder, children }: Props) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const isTyping = values[name] === TYPING;
  const typed = values[newName]?.trim();
  const place = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(isTyping);
  useEffect(() => {
    if (wasTyping.current !== isTyping) place.current?.querySelector<HTMLElement>('input, select')?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);

  const set = (value: string) => void setFieldValue(name, value);
  return (
    <div ref={place}>
      {isTyping ? (
        <NewValueInput name={newName} label={newLabel} onConfirm={() => set(TYPED)} onGiveUp={() => set('')} />
      ) : (
        <SelectField
          name={name}
          label={label}
          placeholder={placeholder}
          options={[
            ...options,
            ...(values[name] === TYPED && typed ? [{ value: TYPED, label: typed }] : []),
            { value: TYPING, label: 'Add new' },
          ]}
        >
          {children}
        </SelectField>
      )}
    </div>
  );
}
