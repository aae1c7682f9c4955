import { Hinted } from '@/components/form/Hinted';
import { TextField } from '@/components/form/TextField';
import { energyHint } from '../checks/energyHint';

export function NutritionFields() {
  return (
    <Hinted names={['calories', 'protein', 'carbs', 'fat']} hintOf={energyHint}>
      <div className="quarters">
        <TextField name="calories" label="Calories" unit="kcal" inputMode="decimal" autoComplete="off" />
        <TextField name="protein" label="Protein" unit="g" inputMode="decimal" autoComplete="off" />
        <TextField name="carbs" label="Carbs" unit="g" inputMode="decimal" autoComplete="off" />
        <TextField name="fat" label="Fat" unit="g" inputMode="decimal" autoComplete="off" />
      </div>
    </Hinted>
  );
}
