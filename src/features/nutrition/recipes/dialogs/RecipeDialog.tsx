import { FormDialog } from '@/screen/form/FormDialog';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { useSaveRecipeMutation, type Recipe } from '@/services/recipes';
import { closeAndAlert } from '../../categories/outcome';
import { alertFailure } from '../../shared/alertFailure';
import { RecipeFields } from './RecipeFields';
import { recipeSchema, toRequest, type RecipeValues } from './recipeForm';

interface Props {
  tree: readonly Category[];
  initialValues: RecipeValues;
  /** The recipe that is edited; without one a new recipe is created. */
  recipe?: Recipe;
  onClose: () => void;
}

/** §2 Add New Recipe and Edit Recipe. §8 knows one sentence for a recipe that could not be added, whatever the cause. */
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
