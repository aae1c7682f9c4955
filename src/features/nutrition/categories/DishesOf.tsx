import { useSelector } from 'react-redux';
import { GoesWith, titlesOf } from '@/screen/GoesWith';
import { type SubCategory } from '@/services/categories';
import { useListDietPlansQuery } from '@/services/dietPlans';
import { type Id } from '@/services/http/decode';
import { useListRecipesQuery } from '@/services/recipes';
import { mayOpen } from '@/services/session/access';
import { selectUser } from '@/services/session/sessionState';

interface Props {
  /** Those that are deleted with their dishes. */
  subCategories: readonly SubCategory[];
  /** Whether a category is deleted, and they with it. */
  isWhole?: boolean;
}

/** The recipes and diet plans that are deleted with sub categories, as far as the person may see them. */
export function DishesOf({ subCategories, isWhole }: Props) {
  const user = useSelector(selectUser);
  const may = (module: 'Recipes' | 'Diet Plans') => user !== null && mayOpen(user, { module });
  const recipes = useListRecipesQuery(undefined, { skip: !may('Recipes') });
  const plans = useListDietPlansQuery(undefined, { skip: !may('Diet Plans') });
  const ids = new Set<Id | null>(subCategories.map(({ id }) => id));
  const inIt = ({ subCategoryId, title }: { subCategoryId: Id | null; title: string }) =>
    ids.has(subCategoryId) ? title : null;
  return (
    <GoesWith
      parts={[
        ...(isWhole ? [{ one: 'sub category', titles: subCategories.map(({ title }) => title) }] : []),
        ...(may('Recipes') ? [{ one: 'recipe', titles: titlesOf(recipes, inIt) }] : []),
        ...(may('Diet Plans') ? [{ one: 'diet plan', titles: titlesOf(plans, inIt) }] : []),
      ]}
    />
  );
}
