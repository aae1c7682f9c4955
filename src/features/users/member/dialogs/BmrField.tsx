import { DashLg, PlusLg } from 'react-bootstrap-icons';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormValue } from '@/components/form/useFormValue';
import { BMR_STEP, parseBmr, savedBmr } from './bmrForm';

/** A number with a minus and a plus button; the arrow keys do the same. */
export function BmrField() {
  const { value, setValue } = useFormValue<string>('bmr');
  useFieldText('bmr', 'BMR');
  const step = (by: number) => setValue(String(parseBmr(String(parseBmr(value) + by))));
  return (
    <div>
      <label className="form-label" htmlFor="bmr">
        BMR
      </label>
      <div className="stepper">
        <button type="button" aria-label={`Decrease BMR by ${BMR_STEP}`} onClick={() => step(-BMR_STEP)}>
          <DashLg aria-hidden />
        </button>
        <input
          id="bmr"
          name="bmr"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="bmr-unit"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? BMR_STEP : -BMR_STEP);
          }}
        />
        <button type="button" aria-label={`Increase BMR by ${BMR_STEP}`} onClick={() => step(BMR_STEP)}>
          <PlusLg aria-hidden />
        </button>
      </div>
      <p className="form-text figures">
        <span id="bmr-unit">Calories a day.</span> <span role="status">{savedBmr(value)}</span>
      </p>
    </div>
  );
}
