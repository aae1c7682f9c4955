import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { MediaThumb } from '@/components/media/MediaThumb';
import { mediaUrl } from '@/services/media/media';
import { titleOf } from '@/components/format/title';
import { type Category } from '@/services/categories';
import { type Recipe } from '@/services/recipes';
import { LineList } from '../../shared/LineList';
import { NutritionGrid } from '../../shared/NutritionGrid';
import { placeOf } from '../recipesView';

interface Props {
  recipe: Recipe;
  tree: readonly Category[];
  onClose: () => void;
}

export function RecipeDetails({ recipe, tree, onClose }: Props) {
  const { category, subCategory } = placeOf(recipe, tree);
  return (
    <Dialog title={titleOf(recipe.title)} onClose={onClose}>
      <MediaThumb url={mediaUrl(recipe.image)} alt={titleOf(recipe.title)} className="dish-picture" />
      <DetailList
        details={[
          { label: 'Category', value: category?.title ?? '' },
          { label: 'Sub Category', value: subCategory?.title ?? '' },
        ]}
      />
      <LineList title="Ingredients" text={recipe.ingredients} />
      <LineList title="Cooking steps" text={recipe.directions} />
      <NutritionGrid nutrition={recipe.nutrition} />
      {recipe.note.trim() && (
        <section className="dish-part">
          <h3>Note</h3>
          <p className="keep-lines">{recipe.note}</p>
        </section>
      )}
    </Dialog>
  );
}
