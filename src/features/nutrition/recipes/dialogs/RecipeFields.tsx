import { TextAreaField } from '@/components/form/TextAreaField';
import { TextField } from '@/components/form/TextField';
import { ImagesField } from '@/components/form/ImagesField';
import { type Category } from '@/services/categories';
import { CategoryFields } from '../../shared/CategoryFields';

/** §9: what text areas advertise; longer text is kept. */
const MAX_HINT = 10_000;

interface Props {
  tree: readonly Category[];
  /** The picture stored so far. */
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
      <div className="quarters">
        <TextField name="calories" label="Calories" inputMode="decimal" autoComplete="off" />
        <TextField name="protein" label="Protein" inputMode="decimal" autoComplete="off" />
        <TextField name="carbs" label="Carbs" inputMode="decimal" autoComplete="off" />
        <TextField name="fat" label="Fat" inputMode="decimal" autoComplete="off" />
      </div>
      <div className="pair">
        <TextAreaField name="note" label="Note" maxHint={MAX_HINT} />
        <ImagesField name="images" label="Image" currentUrl={pictureUrl} />
      </div>
    </div>
  );
}
