import { CardGrid } from '@/components/cards/CardGrid';
import { type Recipe } from '@/services/recipes';
import { RecipeCard } from './RecipeCard';

const recipeId = (recipe: Recipe) => recipe.id;
const card = (recipe: Recipe) => <RecipeCard recipe={recipe} />;

export function RecipeGrid({ label, recipes }: { label: string; recipes: readonly Recipe[] }) {
  return <CardGrid label={label} items={recipes} itemId={recipeId} render={card} />;
}
