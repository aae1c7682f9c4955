import { DetailActions } from '@/screen/detailActions';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { placeOf } from '../../categories/tree';
import { DishDetails } from '../../shared/DishDetails';
import { recipeRecord } from '../recipeRecord';
import { dialogOpened } from '../recipesScreen';

interface Props {
  recipe: Recipe;
  tree: readonly Category[];
  onClose: () => void;
}

export function RecipeDetails({ recipe, tree, onClose }: Props) {
  const { category, subCategory } = placeOf(recipe, tree);
  const titles = [category?.title ?? '', subCategory?.title ?? ''];
  return (
    <DishDetails
      dish={recipe}
      steps={recipe.directions}
      details={[
        { label: 'Category', value: titles[0] },
        { label: 'Sub Category', value: titles[1] },
      ]}
      actions={<DetailActions of={recipeRecord} row={recipe} />}
      dialogOpened={dialogOpened}
      onClose={onClose}
    >
      {recipe.note.trim() && (
        <section className="dish-part">
          <h3>Note</h3>
          <p className="keep-lines">{recipe.note}</p>
        </section>
      )}
    </DishDetails>
  );
}
