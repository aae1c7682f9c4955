import { type CategoryRow, type SubCategoryRow } from './rows';
import { factoryOf } from '../../database/factoryOf';
import { MENU, SECTIONS } from './menu/menu';
import { type MenuSection } from './menu/menuText';

/** The image is that of the first recipe. */
export const toSubCategory = ({ title, recipes }: MenuSection) => ({ title, image: recipes[0]!.image });

export const categoryFactory = factoryOf((n): Omit<CategoryRow, 'id'> => ({ title: MENU[n % MENU.length]!.title }));

/** Belongs to the first category unless `categoryId` names another. */
export const subCategoryFactory = factoryOf((n): Omit<SubCategoryRow, 'id'> => ({
  categoryId: '1',
  ...toSubCategory(SECTIONS[n % SECTIONS.length]!),
}));
