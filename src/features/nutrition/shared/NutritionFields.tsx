import { FigureField } from '@/components/form/FigureField';
import { Hinted, type Hint } from '@/components/form/Hinted';
import { figure } from '@/components/format/number';
import { type Nutrition } from '@/services/nutritionText';
import { findEnergyFault, findUnreadable } from '../checks/energy';
import { AMOUNTS } from './amounts';

export const NutritionFields = () => (
  <Hinted names={AMOUNTS.map(({ name }) => name)} hintOf={energyHint}>
    <div className="quarters">
      {AMOUNTS.map((amount) => (
        <FigureField key={amount.name} {...amount} />
      ))}
    </div>
  </Hinted>
);

/** What there is to say about the four amounts of a form. */
export function energyHint(nutrition: Nutrition): Hint | null {
  const unreadable = findUnreadable(nutrition);
  if (unreadable) return { text: `“${nutrition[unreadable].trim()}” cannot be read as a number of ${unreadable}.` };
  const fault = findEnergyFault(nutrition);
  if (!fault) return null;
  const { kcal, written } = fault;
  const apart = Math.abs(Math.round(written - kcal));
  return {
    text: `The nutrients come to about ${figure(kcal)} kcal, ${figure(apart)} ${written > kcal ? 'fewer' : 'more'} than written.`,
    fix: { label: `Use ${kcal}`, name: 'calories', value: String(kcal) },
  };
}
