import { useDispatch } from 'react-redux';
import { DetailList } from '@/components/details/DetailList';
import { Dialog } from '@/components/dialog/Dialog';
import { titleOf } from '@/components/format/title';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { MediaThumb } from '@/components/media/MediaThumb';
import { PrintButton } from '@/screen/handout/PrintButton';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { type Recipe } from '@/services/recipes';
import { DishFoot } from '../../shared/DishFoot';
import { LineList, StepList } from '../../shared/LineList';
import { NutritionGrid } from '../../shared/NutritionGrid';
import { dialogOpened } from '../recipesScreen';
import { placeOf } from '../recipesView';

const recipeSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ '../RecipeSheet')).RecipeSheet,
);

interface Props {
  recipe: Recipe;
  tree: readonly Category[];
  onClose: () => void;
}

export function RecipeDetails({ recipe, tree, onClose }: Props) {
  const dispatch = useDispatch();
  const { category, subCategory } = placeOf(recipe, tree);
  const open = (kind: 'duplicate' | 'edit') => () => dispatch(dialogOpened({ kind, id: recipe.id }));
  const picture = mediaUrl(recipe.image);
  const places = [category?.title ?? '', subCategory?.title ?? ''];
  const sheet = { recipe, places: places.filter(Boolean), picture };
  return (
    <Dialog
      title={titleOf(recipe.title)}
      onClose={onClose}
      footer={
        <DishFoot
          print={<PrintButton of={recipeSheet} props={sheet} />}
          onDuplicate={open('duplicate')}
          onEdit={open('edit')}
        />
      }
    >
      <MediaThumb url={picture} alt={titleOf(recipe.title)} className="dish-picture" />
      <div className="grid">
        <DetailList
          details={[
            { label: 'Category', value: places[0] },
            { label: 'Sub Category', value: places[1] },
          ]}
        />
        <NutritionGrid nutrition={recipe.nutrition} />
      </div>
      <LineList title="Ingredients" text={recipe.ingredients} />
      <StepList title="Cooking steps" text={recipe.directions} />
      {recipe.note.trim() && (
        <section className="dish-part">
          <h3>Note</h3>
          <p className="keep-lines">{recipe.note}</p>
        </section>
      )}
    </Dialog>
  );
}
