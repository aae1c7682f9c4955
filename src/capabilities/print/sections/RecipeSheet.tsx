import { titleOf } from '@/components/format/title';
import { Sheet } from '../Sheet';
import { SheetFacts } from '../SheetParts';
import { type SheetProps } from '../useHandout';
import { type Recipe } from '@/services/recipes';
import { AMOUNTS, unitOf } from '@/features/nutrition/shared/amounts';
import { DishSheet } from './DishSheet';

interface Props extends SheetProps {
  recipe: Recipe;
  /** The titles of its category and sub category. */
  places: readonly string[];
  picture: string | null;
}

/** A recipe to hand out. Its calories are in kcal, as members know them. */
export function RecipeSheet({ recipe, places, picture, onPrinted }: Props) {
  const { nutrition } = recipe;
  const facts = AMOUNTS.filter(({ name }) => nutrition[name].trim()).map(({ name, label, unit }) => ({
    label,
    value: nutrition[name].trim(),
    unit: unitOf(nutrition[name], unit),
  }));
  return (
    <Sheet
      kind="Recipe"
      title={titleOf(recipe.title)}
      about={places.join(', ')}
      lead={<SheetFacts facts={facts} />}
      picture={picture}
      onPrinted={onPrinted}
    >
      <DishSheet ingredients={recipe.ingredients} steps={recipe.directions} note={recipe.note} />
    </Sheet>
  );
}
