import { type CategoryRow, type SubCategoryRow } from './rows';
import { factoryOf } from '../../database/factoryOf';
import { MENU, SECTIONS } from './menu/menu';
import { type MenuSection } from './menu/menuText';

/** A sub category shows its first recipe's picture. */
export const toSubCategory = ({ title, recipes }: MenuSection) => ({ title, image: recipes[0]!.image });

export const categoryFactory = factoryOf((n): Omit<CategoryRow, 'id'> => ({ title: MENU[n % MENU.length]!.title }));

/** Name the category with `categoryId`; without it the sub category lies in the first one. */
export const subCategoryFactory = factoryOf((n): Omit<SubCategoryRow, 'id'> => ({
  categoryId: '1',
  ...toSubCategory(SECTIONS[n % SECTIONS.length]!),
}));
