import { FormDialog } from '@/screen/form/FormDialog';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { useStoredFile } from '@/services/media/useStoredFile';
import { useSaveRecipeMutation, type Recipe } from '@/services/recipes';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { RecipeFields } from './RecipeFields';
import { recipeSchema, toCopy, toRequest, type RecipeValues } from './recipeForm';

interface Props {
  tree: readonly Category[];
  initialValues: RecipeValues;
  /** The recipe to edit; without one a new recipe is created. */
  recipe?: Recipe;
  onClose: () => void;
}

export function RecipeDialog({ tree, initialValues, recipe, onClose }: Props) {
  const [saveRecipe] = useSaveRecipeMutation();
  const save = async (values: RecipeValues) => {
    const { error } = await saveRecipe(toRequest(values, recipe?.id));
    if (!error) closeAndAlert(onClose, recipe ? 'Recipe updated successfully!' : 'Recipe added successfully!');
    else alertFailure(error, recipe ? 'Failed to update recipe.' : 'An error occurred while adding the recipe.');
  };
  return (
    <FormDialog
      title={recipe ? 'Edit Recipe' : 'Add New Recipe'}
      initialValues={initialValues}
      schema={recipeSchema}
      onSave={save}
      onClose={onClose}
    >
      <RecipeFields tree={tree} pictureUrl={recipe ? mediaUrl(recipe.image) : null} />
    </FormDialog>
  );
}

/** The dialog to add a recipe, filled in with a copy. It opens when the picture is loaded or could not be loaded. */
export function DuplicateRecipeDialog({ recipe, tree, onClose }: Omit<Props, 'initialValues'> & { recipe: Recipe }) {
  const image = useStoredFile(recipe.image, 'image');
  if (image === undefined) return null;
  return <RecipeDialog tree={tree} initialValues={toCopy(recipe, tree, image)} onClose={onClose} />;
}
