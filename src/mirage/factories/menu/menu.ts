import { eggs } from './eggs';
import { type MenuSection } from './menuText';

/** The practice's tree of categories with all that hangs on it. */
export const MENU: readonly { title: string; sections: readonly MenuSection[] }[] = [
  { title: 'Breakfast', sections: [eggs] },
];

export const SECTIONS = MENU.flatMap(({ sections }) => sections);
