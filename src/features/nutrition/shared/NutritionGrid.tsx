import { type Nutrition } from '@/services/nutritionText';
import { PARTS, withUnit } from './amounts';

/** All four are in grams, calories too. */
export function NutritionGrid({ nutrition }: { nutrition: Nutrition }) {
  return (
    <section className="dish-part">
      <h3>Nutrition</h3>
      <dl className="nutrition">
        {PARTS.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{nutrition[name].trim() ? withUnit(nutrition[name], 'g') : 'N/A'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
