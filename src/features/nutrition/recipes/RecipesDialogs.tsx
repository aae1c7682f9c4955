import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { CategoryDialogs } from '../categories/CategoryDialogs';
import { isCategoryDialog } from '../categories/categoryKinds';
import { DeleteRecipeDialog } from './dialogs/DeleteRecipeDialog';
import { DuplicateRecipeDialog } from './dialogs/DuplicateRecipeDialog';
import { EditRecipeDialog } from './dialogs/EditRecipeDialog';
import { RecipeDetails } from './dialogs/RecipeDetails';
import { RecipeDialog } from './dialogs/RecipeDialog';
import { NEW_RECIPE } from './dialogs/recipeForm';
import { dialogClosed, selectRecipesScreen, type RecipesDialog } from './recipesScreen';

export interface RecipeDialogProps {
  recipe: Recipe;
  tree: readonly Category[];
  onClose: () => void;
}

interface Props {
  /** Both undefined until their first load went through. */
  tree: readonly Category[] | undefined;
  recipes: readonly Recipe[] | undefined;
}

const ABOUT_A_RECIPE = {
  details: RecipeDetails,
  edit: EditRecipeDialog,
  duplicate: DuplicateRecipeDialog,
  delete: DeleteRecipeDialog,
};
const NO_TREE: readonly Category[] = [];

/** The dialog that stands open; a link to one about a recipe that is gone opens nothing. */
export function RecipesDialogs(lists: Props) {
  const { dialog } = useSelector(selectRecipesScreen);
  return dialog && <OpenRecipesDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} {...lists} />;
}

function OpenRecipesDialog({ dialog, tree, recipes }: Props & { dialog: RecipesDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const recipe = recipes?.find(({ id }) => id === dialog.id);
  const isAboutARecipe = dialog.kind !== 'add' && !isCategoryDialog(dialog);
  const isGone = isAboutARecipe && recipes && !recipe;
  useClosedIfGone(Boolean(isGone), close);

  // What adds needs no list; everything else waits for the row it is about.
  if (dialog.kind === 'add') return <RecipeDialog tree={tree ?? NO_TREE} initialValues={NEW_RECIPE} onClose={close} />;
  if (isCategoryDialog(dialog)) {
    const canOpen = tree ?? dialog.id === undefined;
    return canOpen && <CategoryDialogs dialog={dialog} tree={tree ?? NO_TREE} onClose={close} />;
  }
  const Dialog = ABOUT_A_RECIPE[dialog.kind];
  return tree && recipe && <Dialog recipe={recipe} tree={tree} onClose={close} />;
}
