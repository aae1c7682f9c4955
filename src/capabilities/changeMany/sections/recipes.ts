import { recipesScreen } from '@/features/nutrition/recipes/recipesScreen';
import { changeManyCards } from '../changeManyCards';

export const fills = changeManyCards(
  recipesScreen,
  async () => (await import(/* webpackChunkName: "change-many" */ './selectedRecipes')).selectedRecipes,
);
