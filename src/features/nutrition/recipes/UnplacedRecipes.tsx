import { useId } from 'react';
import { type Recipe } from '@/services/recipes';
import { RecipeGrid } from './RecipeGrid';
import { useFoundRecipes } from './useFoundRecipes';

const TITLE = 'Without a sub category';

/** Recipes whose sub category is deleted. They have no tab, but can be moved to another sub category by Edit. */
export function UnplacedRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const headingId = useId();
  const { search, found } = useFoundRecipes(recipes);
  if (found.length === 0) return null;
  return (
    <section className="meal" aria-labelledby={headingId}>
      <h2 id={headingId}>{TITLE}</h2>
      <RecipeGrid label={TITLE} recipes={found} search={search} />
    </section>
  );
}
