import { FieldError } from './fieldParts';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';

/** One box to tick; its value is a boolean. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const { field, control, error, ids, invalidClass, setValue } = useFormField<boolean>(name);
  useFieldText<boolean>(name, label, (value) => (value ? 'Yes' : 'No'));
  return (
    <div>
      <div className="form-check">
        <input
          type="checkbox"
          className={`form-check-input ${invalidClass}`}
          name={name}
          checked={field.value}
          onChange={(event) => setValue(event.target.checked)}
          {...control}
        />
        <label className="form-check-label" htmlFor={control.id}>
          {label}
        </label>
      </div>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
