import { baking } from './baking';
import { bites } from './bites';
import { coolers } from './coolers';
import { curries } from './curries';
import { dips } from './dips';
import { eggs } from './eggs';
import { fish } from './fish';
import { fruitAndNuts } from './fruitAndNuts';
import { grainBowls } from './grainBowls';
import { meat } from './meat';
import { type MenuSection } from './menuText';
import { oats } from './oats';
import { puddings } from './puddings';
import { salads } from './salads';
import { smoothies } from './smoothies';
import { soups } from './soups';
import { toasts } from './toasts';
import { vegetarian } from './vegetarian';
import { warmDrinks } from './warmDrinks';
import { wraps } from './wraps';
import { yoghurtBowls } from './yoghurtBowls';

/** The practice's categories with their sub categories, recipes and diet plans. */
export const MENU: readonly { title: string; sections: readonly MenuSection[] }[] = [
  { title: 'Breakfast', sections: [eggs, oats, yoghurtBowls, toasts] },
  { title: 'Lunch', sections: [grainBowls, salads, wraps, soups] },
  { title: 'Dinner', sections: [fish, meat, vegetarian, curries] },
  { title: 'Snacks', sections: [dips, bites, fruitAndNuts] },
  { title: 'Drinks', sections: [smoothies, warmDrinks, coolers] },
  { title: 'Sweet treats', sections: [puddings, baking] },
];

export const SECTIONS = MENU.flatMap(({ sections }) => sections);
