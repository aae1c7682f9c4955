import { Hinted } from '@/components/form/Hinted';
import { FigureField } from '@/components/form/FigureField';
import { energyHint } from '../checks/energyHint';

export function NutritionFields() {
  return (
    <Hinted names={['calories', 'protein', 'carbs', 'fat']} hintOf={energyHint}>
      <div className="quarters">
        <FigureField name="calories" label="Calories" unit="kcal" />
        <FigureField name="protein" label="Protein" unit="g" />
        <FigureField name="carbs" label="Carbs" unit="g" />
        <FigureField name="fat" label="Fat" unit="g" />
      </div>
    </Hinted>
  );
}
