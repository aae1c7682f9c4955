import { DashLg, PlusLg } from 'react-bootstrap-icons';
import { object, string } from 'yup';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { saveOrTell } from '@/screen/saveOrTell';
import { useUpdateBmrMutation } from '@/services/users';
import { type User } from '@/services/userTypes';
import { readFigure } from '@/lib/readFigure';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormValue } from '@/components/form/useFormValue';
import { type UserDialogProps, UserLine } from '../UserLine';
import { userRecord } from '../userRecords';

interface BmrValues {
  /** As typed. */
  bmr: string;
}

/** The step of plus and minus, in kcal a day. */
const BMR_STEP = 100;

const FIGURE = /^\+?([\p{Nd}\p{Cf}.,٫٬'’]*)/u;

/** Whole kcal a day, never below 0, whatever separates the digits; 0 for other text (docs/behaviour.md). */
export function parseBmr(typed: string): number {
  const [, figure = ''] = FIGURE.exec(typed.replace(/\s/g, ''))!;
  return Math.trunc(readFigure(figure, Infinity)?.value ?? 0);
}

/** Says while the value is typed how it will be saved, which may differ from the text. */
const savedBmr = (typed: string) => `Will be saved as ${parseBmr(typed).toLocaleString('en-US')} kcal.`;

/** `parseBmr` reads any text as a number, so every text is valid. */
const bmrSchema = object({ bmr: string() });

const toValues = ({ bmr }: User): BmrValues => ({ bmr: String(bmr) });

export function BmrDialog({ user, onClose }: UserDialogProps) {
  const [updateBmr] = useUpdateBmrMutation();
  const guard = useUserGuard(user, toValues);
  const save = ({ bmr }: BmrValues, { close }: Saving) =>
    saveOrTell(updateBmr({ userId: user.id, bmr: parseBmr(bmr) }), close);
  return (
    <FormDialog
      title="Update BMR"
      initialValues={toValues(user)}
      schema={bmrSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <UserLine user={user} />
      <BmrField />
    </FormDialog>
  );
}

/** Guards a form about a user of the list, which nobody can read anew alone. */
export const useUserGuard = <Form,>({ id }: User, toValues: (user: User) => Form) =>
  useEditGuard({ of: { ...userRecord, noun: 'record' }, id, toValues });

/** A number with a minus and a plus button; the arrow keys do the same. */
function BmrField() {
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
