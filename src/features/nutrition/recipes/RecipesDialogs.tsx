import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { useDeleteRecipeMutation } from '@/services/recipes';
import { useCategoryDialogs } from '../categories/useCategoryDialogs';
import { AlertingDelete } from '../shared/outcome';
import { DuplicateRecipeDialog, RecipeDialog } from './dialogs/RecipeDialog';
import { RecipeDetails } from './dialogs/RecipeDetails';
import { newRecipe, RECIPE_FAILURES, toValues } from './dialogs/recipeForm';
import { selectRecipesScreen, type RecipesDialog } from './recipesScreen';
import { type RecipesLists } from './recipesRows';
import '../shared/dishDialogs.scss';

const DELETED = { success: 'Recipe deleted successfully!', failure: RECIPE_FAILURES.remove };

/** The open dialog of the recipes' screen. One about a recipe also waits for the tree, which it shows or chooses from. */
export function RecipesDialogs({ tree, recipes }: RecipesLists) {
  const view = useSelector(selectRecipesScreen);
  const [deleteRecipe] = useDeleteRecipeMutation();
  const categoryDialogs = useCategoryDialogs(tree);
  const category = tree && chosen(tree, view.category);
  const subCategory = category && chosen(category.subCategories, view.subCategory);
  return (
    <RowDialogs<RecipesDialog>
      kinds={{
        add: (close) => (
          <RecipeDialog tree={tree ?? []} initialValues={newRecipe(category, subCategory)} onClose={close} />
        ),
        details: aboutRow(
          recipes,
          (recipe, close) => tree && <RecipeDetails recipe={recipe} tree={tree} onClose={close} />,
        ),
        edit: editedRow(
          recipes,
          (recipe, close) =>
            tree && <RecipeDialog recipe={recipe} tree={tree} initialValues={toValues(recipe, tree)} onClose={close} />,
        ),
        duplicate: aboutRow(
          recipes,
          (recipe, close) => tree && <DuplicateRecipeDialog recipe={recipe} tree={tree} onClose={close} />,
        ),
        delete: aboutRow(recipes, ({ id, title }, close) => (
          <AlertingDelete
            title="Delete Recipe"
            text="Are you sure you want to delete this recipe?"
            about={titleOf(title)}
            onDelete={() => deleteRecipe({ id })}
            outcome={DELETED}
            onClose={close}
          />
        )),
        ...categoryDialogs,
      }}
    />
  );
}
