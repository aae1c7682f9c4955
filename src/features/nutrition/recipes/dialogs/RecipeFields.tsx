import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { Hinted } from '@/components/form/Hinted';
import { ImagesField } from '@/components/form/ImagesField';
import { titleHint } from '@/screen/checks/sameText';
import { type Category } from '@/services/categories';
import { type Id } from '@/services/http/decode';
import { recipesApi } from '@/services/recipes';
import { CategoryFields } from '../../shared/CategoryFields';
import { NutritionFields } from '../../shared/NutritionFields';
import { type RecipeValues } from './recipeForm';

interface Props {
  tree: readonly Category[];
  /** Of the recipe that is edited. */
  recipeId: Id | undefined;
  /** The stored picture. */
  pictureUrl: string | null;
}

export function RecipeFields({ tree, recipeId, pictureUrl }: Props) {
  const { data: recipes = [] } = recipesApi.endpoints.listRecipes.useQueryState(undefined);
  const hintOf = ({ title, subCategory }: RecipeValues) => {
    const others = recipes.filter((row) => row.isActive && String(row.subCategoryId) === subCategory);
    return titleHint(title, others, recipeId, 'sub category');
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
        <ImagesField name="images" label="Image" shape={4 / 3} currentUrl={pictureUrl} />
      </div>
    </div>
  );
}
