import { useSelector } from 'react-redux';
import { CardGrid } from '@/components/cards/CardGrid';
import { type Recipe } from '@/services/recipes';
import { RecipeCard } from './RecipeCard';
import { selectRecipesScreen } from './recipesScreen';

const recipeId = (recipe: Recipe) => recipe.id;
const card = (recipe: Recipe) => <RecipeCard recipe={recipe} />;

interface Props {
  label: string;
  recipes: readonly Recipe[];
  search: string;
}

export function RecipeGrid({ label, recipes, search }: Props) {
  const { marked } = useSelector(selectRecipesScreen);
  return <CardGrid label={label} items={recipes} search={search} itemId={recipeId} marked={marked} render={card} />;
}
