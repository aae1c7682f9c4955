import { useStoredFile } from '@/services/media/useStoredFile';
import { type RecipeDialogProps } from '../RecipesDialogs';
import { RecipeDialog } from './RecipeDialog';
import { toCopy } from './recipeForm';

/** Add New Recipe, filled in from a recipe. It opens once the picture is there, or cannot be had. */
export function DuplicateRecipeDialog({ recipe, tree, onClose }: RecipeDialogProps) {
  const image = useStoredFile(recipe.image, 'image');
  if (image === undefined) return null;
  return <RecipeDialog tree={tree} initialValues={toCopy(recipe, tree, image)} onClose={onClose} />;
}
