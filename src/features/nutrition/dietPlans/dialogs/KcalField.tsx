import { useField } from 'formik';
import { FieldError } from '@/components/form/FieldError';
import { useFormField } from '@/components/form/useFormField';
import { KCAL_OPTIONS, kcalLabel, toggled } from '../kcal';

/** One box for each kcal option; the value is the list of those ticked. A stored value that is none stays to choose. */
export function KcalField() {
  const [, { initialValue = [] }] = useField<number[]>('kcal');
  const { field, control, error, ids, invalidClass, setValue } = useFormField<number[]>('kcal');
  const options = [...new Set([...KCAL_OPTIONS, ...initialValue])].sort((a, b) => a - b);
  return (
    <fieldset className="kcal-choices" aria-describedby={control['aria-describedby']}>
      <legend className="form-label">Kcal</legend>
      <div>
        {options.map((option) => (
          <label key={option} className="kcal-choice">
            <input
              type="checkbox"
              className={`form-check-input ${invalidClass}`}
              checked={field.value.includes(option)}
              aria-describedby={control['aria-describedby']}
              onChange={() => setValue(toggled(field.value, option))}
            />
            {kcalLabel(option)}
          </label>
        ))}
      </div>
      <FieldError id={ids.error} text={error} />
    </fieldset>
  );
}
