import { lazyComponent } from '@/components/lazy/lazyComponent';
import { PrintButton } from '@/screen/handout/PrintButton';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { placeOf } from '../../categories/tree';
import { DishDetails } from '../../shared/DishDetails';
import { dialogOpened } from '../recipesScreen';

const recipeSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ '../RecipeSheet')).RecipeSheet,
);

interface Props {
  recipe: Recipe;
  tree: readonly Category[];
  onClose: () => void;
}

export function RecipeDetails({ recipe, tree, onClose }: Props) {
  const { category, subCategory } = placeOf(recipe, tree);
  const titles = [category?.title ?? '', subCategory?.title ?? ''];
  const sheet = { recipe, places: titles.filter(Boolean), picture: mediaUrl(recipe.image) };
  return (
    <DishDetails
      dish={recipe}
      steps={recipe.directions}
      details={[
        { label: 'Category', value: titles[0] },
        { label: 'Sub Category', value: titles[1] },
      ]}
      print={<PrintButton of={recipeSheet} props={sheet} />}
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
