import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { Hinted } from '@/components/form/Hinted';
import { ImagesField } from '@/components/form/ImagesField';
import { titleHint } from '@/screen/checks/sameText';
import { type Category } from '@/services/categories';
import { mediaUrl } from '@/services/media/media';
import { recipesApi, type Recipe } from '@/services/recipes';
import { CategoryFields } from '../../shared/CategoryFields';
import { NutritionFields } from '../../shared/NutritionFields';
import { type RecipeValues } from './recipeForm';

interface Props {
  tree: readonly Category[];
  /** The stored recipe, if one is edited. */
  recipe?: Recipe;
}

export function RecipeFields({ tree, recipe }: Props) {
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
