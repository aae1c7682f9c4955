import { type Area } from '../area';
import { helpCategoryFactory, helpContentFactory, seedHelp } from './helpFactory';
import { helpHandlers } from './helpHandlers';
import { seedOddHelp } from './oddHelp';

export const howToUseArea = {
  factories: { helpCategory: helpCategoryFactory, helpContent: helpContentFactory },
  handlers: [helpHandlers],
  seed: seedHelp,
  seedOdd: seedOddHelp,
} satisfies Area;
