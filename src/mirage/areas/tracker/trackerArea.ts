import { type Area } from '../area';
import { habitFactory } from './habitFactory';
import { habitHandlers } from './habitHandlers';
import { highlightFactory, highlightItemFactory } from './highlightFactory';
import { highlightHandlers } from './highlightHandlers';
import { seedOddTracker } from './oddTracker';
import { seedTracker } from './trackerSeeds';

export const trackerArea = {
  factories: { habit: habitFactory, highlight: highlightFactory, highlightItem: highlightItemFactory },
  handlers: [habitHandlers, highlightHandlers],
  seed: seedTracker,
  seedOdd: seedOddTracker,
} satisfies Area;
