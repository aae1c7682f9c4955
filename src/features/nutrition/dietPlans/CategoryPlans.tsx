import { useMemo } from 'react';
import { type Category } from '@/services/categories';
import { mealsOf, type SortedPlans } from './dietPlansView';
import { MealSection } from './MealSection';

/** The plans of the selected category, with a section for each meal type. */
export function CategoryPlans({ category, sorted }: { category: Category; sorted: SortedPlans }) {
  const meals = useMemo(() => mealsOf(category, sorted), [category, sorted]);
  return meals.map((meal, index) => (
    <MealSection key={meal.mealType} meal={meal} categoryTitle={category.title} panelId={`diet-meal-${index}`} />
  ));
}
