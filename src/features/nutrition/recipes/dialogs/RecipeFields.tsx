import { MAX_HINT } from '@/components/form/maxHint';
import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { ImagesField } from '@/components/form/ImagesField';
import { type Category } from '@/services/categories';
import { CategoryFields } from '../../shared/CategoryFields';
import { NutritionFields } from '../../shared/NutritionFields';

interface Props {
  tree: readonly Category[];
  /** The stored picture. */
  pictureUrl: string | null;
}

export function RecipeFields({ tree, pictureUrl }: Props) {
  return (
    <div className="dish-form">
      <TextField name="title" label="Recipe name" autoComplete="off" />
      <CategoryFields tree={tree} />
      <div className="pair">
        <TextAreaField name="ingredients" label="Ingredients" rows={6} maxHint={MAX_HINT} />
        <TextAreaField name="directions" label="Cooking steps" rows={6} maxHint={MAX_HINT} />
      </div>
      <NutritionFields />
      <div className="pair">
        <TextAreaField name="note" label="Note" maxHint={MAX_HINT} />
        <ImagesField name="images" label="Image" currentUrl={pictureUrl} />
      </div>
    </div>
  );
}
