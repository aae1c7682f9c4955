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
}

/** A select whose choice 'add new' turns it into a text input (§2 Recipes). What was confirmed stands among the choices. */
export function SelectOrNewField({ name, label, newName, newLabel, options, placeholder }: Props) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const typed = values[newName]?.trim();
  const set = (value: string) => void setFieldValue(name, value);
  if (values[name] === TYPING)
    return <NewValueInput name={newName} label={newLabel} onConfirm={() => set(TYPED)} onGiveUp={() => set('')} />;
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={placeholder}
      options={[
        ...options,
        ...(values[name] === TYPED && typed ? [{ value: TYPED, label: typed }] : []),
        { value: TYPING, label: 'Add new' },
      ]}
    />
  );
}
