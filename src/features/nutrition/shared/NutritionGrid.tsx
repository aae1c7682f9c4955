import { type Nutrition } from '@/services/nutritionText';

const PARTS: { name: keyof Nutrition; label: string }[] = [
  { name: 'calories', label: 'Calories' },
  { name: 'protein', label: 'Protein' },
  { name: 'carbs', label: 'Carbs' },
  { name: 'fat', label: 'Fat' },
];

/** All four are in grams, calories too; an amount that is stored with a unit keeps it. */
function amountText(amount: string) {
  if (!amount.trim()) return 'N/A';
  return /^[\d.,\s]+$/.test(amount) ? `${amount.trim()} g` : amount;
}

export function NutritionGrid({ nutrition }: { nutrition: Nutrition }) {
  return (
    <section className="dish-part">
      <h3>Nutrition</h3>
      <dl className="nutrition">
        {PARTS.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{amountText(nutrition[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
