import { useSavedNote } from '@/screen/saved/useSavedNote';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { useEditGuard } from '@/screen/saveGuard/useEditGuard';
import { type Category } from '@/services/categories';
import { useStoredFile } from '@/services/media/useStoredFile';
import { recipesApi, useSaveRecipeMutation, type Recipe } from '@/services/recipes';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { Hinted } from '@/components/form/Hinted';
import { ImagesField } from '@/components/form/ImagesField';
import { titleHint } from '@/screen/form/titleHint';
import { mediaUrl } from '@/services/media/media';
import { copyOf } from '../../shared/dishForm';
import { saveAndAlert } from '../../shared/outcome';
import { RECIPE_FAILURES, recipeSchema, toRequest, toValues, type RecipeValues } from './recipeForm';
import { CategoryFields, NutritionFields } from '../../shared/DishFields';
import { recipeRecord } from '../recipeRecord';

interface Props {
  tree: readonly Category[];
  initialValues: RecipeValues;
  /** The recipe to edit; without one a new recipe is created. */
  recipe?: Recipe;
  onClose: () => void;
}

const ADDED = {
  success: 'Recipe added successfully!',
  failure: RECIPE_FAILURES.add,
};
const UPDATED = {
  success: 'Recipe updated successfully!',
  failure: RECIPE_FAILURES.edit,
};

export function RecipeDialog({ tree, initialValues, recipe, onClose }: Props) {
  const [saveRecipe] = useSaveRecipeMutation();
  const noted = useSavedNote(recipeRecord);
  const guard = useEditGuard({
    of: recipeRecord,
    id: recipe?.id,
    toValues: (row) => toValues(row, tree),
    newSchema: recipeSchema,
    together: [['category', 'subCategory']],
  });
  const save = (values: RecipeValues, { close, asNew }: Saving) => {
    const edited = asNew ? undefined : recipe;
    const change = noted(edited?.id, () => saveRecipe(toRequest(values, edited?.id)));
    return saveAndAlert(change, close, edited ? UPDATED : ADDED);
  };
  return (
    <FormDialog
      title={recipe ? 'Edit Recipe' : 'Add New Recipe'}
      initialValues={initialValues}
      schema={recipeSchema}
      guard={guard}
      onSave={save}
      onClose={onClose}
    >
      <RecipeFields tree={tree} recipe={recipe} />
    </FormDialog>
  );
}

/** The dialog to add a recipe, filled in with a copy. It opens when the picture is loaded or could not be loaded. */
export function DuplicateRecipeDialog({ recipe, tree, onClose }: Omit<Props, 'initialValues'> & { recipe: Recipe }) {
  const image = useStoredFile(recipe.image, 'image');
  if (image === undefined) return null;
  return <RecipeDialog tree={tree} initialValues={copyOf(toValues(recipe, tree), image)} onClose={onClose} />;
}

interface RecipeFieldsProps {
  tree: readonly Category[];
  /** The stored recipe, if one is edited. */
  recipe?: Recipe;
}

export function RecipeFields({ tree, recipe }: RecipeFieldsProps) {
  const { data: recipes = [] } = recipesApi.endpoints.listRecipes.useQueryState(undefined);
  const hintOf = ({ title, subCategory }: RecipeValues) => {
    const others = recipes.filter((row) => row.isActive && String(row.subCategoryId) === subCategory);
    return titleHint(title, others, recipe?.id, 'sub category');
  };
  return (
    <div className="dish-form">
      <Hinted names={['title']} hintOf={hintOf}>
        <TextField name="title" label="Recipe name" autoComplete="off" />
      </Hinted>
      <CategoryFields tree={tree} />
      <div className="pair">
        <TextAreaField name="ingredients" label="Ingredients" rows={6} />
        <TextAreaField name="directions" label="Cooking steps" rows={6} />
      </div>
      <NutritionFields />
      <div className="pair">
        <TextAreaField name="note" label="Note" />
        <ImagesField name="images" label="Image" shape={4 / 3} currentUrl={recipe && mediaUrl(recipe.image)} />
      </div>
    </div>
  );
}
