import { type Area } from '../area';
import { helpCategoryFactory, helpContentFactory } from './helpFactory';
import { helpHandlers } from './helpHandlers';
import { seedHelp } from './helpSeeds';
import { seedOddHelp } from './oddHelp';

export const howToUseArea = {
  factories: { helpCategory: helpCategoryFactory, helpContent: helpContentFactory },
  handlers: [helpHandlers],
  seed: seedHelp,
  seedOdd: seedOddHelp,
} satisfies Area;
