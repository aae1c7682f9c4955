import { useEffect, useRef, type ReactNode } from 'react';
import { SelectField, type Option } from '@/components/form/SelectField';
import { useFormValue } from '@/components/form/useFormValue';
import { NewValueInput } from './NewValueInput';
import { TYPED, TYPING } from './newValue';

interface Props {
  name: string;
  label: string;
  /** The name of the field for the new text. */
  newName: string;
  newLabel: string;
  options: Option[];
  placeholder: string;
  /** Rendered below the select. */
  children?: ReactNode;
}

/**
 * A select with the choice 'Add new', which replaces it by a text input. A confirmed text becomes one of the choices. When
 * one of the two replaces the other, it takes the focus.
 */
export function SelectOrNewField({ name, label, newName, newLabel, options, placeholder, children }: Props) {
  const { value, setValue } = useFormValue<string>(name);
  const typed = useFormValue<string>(newName).value.trim();
  const isTyping = value === TYPING;
  const wrapper = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(isTyping);
  useEffect(() => {
    if (wasTyping.current !== isTyping) wrapper.current?.querySelector<HTMLElement>('input, select')?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);

  return (
    <div ref={wrapper}>
      {isTyping ? (
        <NewValueInput
          name={newName}
          label={newLabel}
          onConfirm={() => setValue(TYPED)}
          onGiveUp={() => setValue('')}
        />
      ) : (
        <SelectField
          name={name}
          label={label}
          placeholder={placeholder}
          options={[
            ...options,
            ...(value === TYPED && typed ? [{ value: TYPED, label: typed }] : []),
            { value: TYPING, label: 'Add new', isDetour: true },
          ]}
        >
          {children}
        </SelectField>
      )}
    </div>
  );
}
