import { TextField } from '@/components/form/TextField';

export function NutritionFields() {
  return (
    <div className="quarters">
      <TextField name="calories" label="Calories" inputMode="decimal" autoComplete="off" />
      <TextField name="protein" label="Protein" inputMode="decimal" autoComplete="off" />
      <TextField name="carbs" label="Carbs" inputMode="decimal" autoComplete="off" />
      <TextField name="fat" label="Fat" inputMode="decimal" autoComplete="off" />
    </div>
  );
}
