import { useSavedNote } from '@/screen/elsewhere/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { findValues, useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import { recipesApi, useSaveRecipeMutation, type Recipe } from '@/services/recipes';
import { recordSaved } from '../recipesScreen';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { RecipeFields } from './RecipeFields';
import { recipeSchema, toCopy, toRequest, toValues, type RecipeValues } from './recipeForm';

interface Props {
  tree: readonly Category[];
  initialValues: RecipeValues;
  /** The recipe to edit; without one a new recipe is created. */
  recipe?: Recipe;
  onClose: () => void;
}

export function RecipeDialog({ tree, initialValues, recipe, onClose }: Props) {
  const [saveRecipe] = useSaveRecipeMutation();
  const noted = useSavedNote({ endpoint: recipesApi.endpoints.listRecipes, rows: (all) => all, recordSaved });
  const guard = useEditGuard({
    noun: 'recipe',
    endpoint: recipesApi.endpoints.listRecipes,
    find: (recipes) => findValues(recipes, recipe?.id, (row) => toValues(row, tree)),
    newSchema: recipeSchema,
    together: [['category', 'subCategory']],
  });
  const save = async (values: RecipeValues, { close, asNew }: Saving) => {
    const edited = asNew ? undefined : recipe;
    const { error } = await noted(edited?.id, () => saveRecipe(toRequest(values, edited?.id)));
    if (!error) closeAndAlert(close, edited ? 'Recipe updated successfully!' : 'Recipe added successfully!');
    else alertFailure(error, edited ? 'Failed to update recipe.' : 'An error occurred while adding the recipe.');
  };
  return (
    <FormDialog
      title={recipe ? 'Edit Recipe' : 'Add New Recipe'}
      initialValues={initialValues}
      schema={recipeSchema}
      guard={recipe && guard}
      onSave={save}
      onClose={onClose}
    >
      <RecipeFields tree={tree} recipeId={recipe?.id} pictureUrl={recipe ? mediaUrl(recipe.image) : null} />
    </FormDialog>
  );
}

/** The dialog to add a recipe, filled in with a copy. It opens when the picture is loaded or could not be loaded. */
export function DuplicateRecipeDialog({ recipe, tree, onClose }: Omit<Props, 'initialValues'> & { recipe: Recipe }) {
  const image = useStoredFile(recipe.image, 'image');
  if (image === undefined) return null;
  return <RecipeDialog tree={tree} initialValues={toCopy(recipe, tree, image)} onClose={onClose} />;
}
