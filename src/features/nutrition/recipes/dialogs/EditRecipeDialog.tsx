import { RecipeDialog } from './RecipeDialog';
import { toValues } from './recipeForm';
import { type RecipeDialogProps } from '../RecipesDialogs';

export function EditRecipeDialog({ recipe, tree, onClose }: RecipeDialogProps) {
  return <RecipeDialog tree={tree} recipe={recipe} initialValues={toValues(recipe, tree)} onClose={onClose} />;
}
