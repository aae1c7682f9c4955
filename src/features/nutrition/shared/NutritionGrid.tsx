import { type Nutrition } from '@/services/nutritionText';

const PARTS: { name: keyof Nutrition; label: string }[] = [
  { name: 'calories', label: 'Calories' },
  { name: 'protein', label: 'Protein' },
  { name: 'carbs', label: 'Carbs' },
  { name: 'fat', label: 'Fat' },
];

/** All four in grams, as §2 and §9 say; an amount stored with words of its own keeps them. */
function amountText(amount: string) {
  if (!amount.trim()) return 'N/A';
  return /^[\d.,\s]+$/.test(amount) ? `${amount.trim()} g` : amount;
}

/** What a dish holds (§2 Recipes, Diet plans). */
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
