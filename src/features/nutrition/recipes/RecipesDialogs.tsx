import { useSelector } from 'react-redux';
import { chosen } from '@/components/tabs/selection';
import { type Loaded } from '@/lib/loaded';
import { aboutRow, editedRow, RowDialogs } from '@/screen/RowDialogs';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { categoryDialogs } from '../categories/categoryDialogs';
import { DeleteRecipeDialog } from './dialogs/DeleteRecipeDialog';
import { DuplicateRecipeDialog, RecipeDialog } from './dialogs/RecipeDialog';
import { RecipeDetails } from './dialogs/RecipeDetails';
import { newRecipe, toValues } from './dialogs/recipeForm';
import { dialogClosed, selectRecipesScreen } from './recipesScreen';
import '../shared/dishDialogs.scss';

export interface RecipesDialogsProps {
  tree: Loaded<readonly Category[]>;
  recipes: Loaded<readonly Recipe[]>;
}

/** The open dialog of the recipes' screen. One about a recipe also waits for the tree, which it shows or chooses from. */
export function RecipesDialogs({ tree, recipes }: RecipesDialogsProps) {
  const { dialog, ...view } = useSelector(selectRecipesScreen);
  const category = tree && chosen(tree, view.category);
  const subCategory = category && chosen(category.subCategories, view.subCategory);
  return (
    <RowDialogs
      dialog={dialog}
      closed={dialogClosed}
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
        delete: aboutRow(recipes, (recipe, close) => <DeleteRecipeDialog recipe={recipe} onClose={close} />),
        ...categoryDialogs(tree),
      }}
    />
  );
}
