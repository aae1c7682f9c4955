import { FieldError, GroupLegend } from '@/components/form/fieldParts';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { KCAL_OPTIONS, kcalLabel, toggled } from '../kcal';

/** A checkbox for each kcal option, and for stored values that are no options. The value is the list of ticked ones. */
export function KcalField() {
  const { field, initialValue, control, error, ids, isRequired, invalidClass, setValue } =
    useFormField<number[]>('kcal');
  const options = [...new Set([...KCAL_OPTIONS, ...initialValue])].sort((a, b) => a - b);
  useFieldText('kcal', 'Kcal', kcalLabel);
  return (
    <fieldset className="kcal-choices" aria-describedby={`${ids.hint} ${control['aria-describedby'] ?? ''}`}>
      <GroupLegend label="Kcal" isRequired={isRequired} noteId={ids.hint} />
      <div>
        {options.map((option) => (
          <label key={option} className="kcal-choice">
            <input
              type="checkbox"
              name={field.name}
              className={`form-check-input ${invalidClass}`}
              checked={field.value.includes(option)}
              aria-invalid={control['aria-invalid']}
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
