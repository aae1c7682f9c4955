import { type Area } from '../area';
import { seedOddSupplements } from './oddSupplements';
import { supplementFactory, supplementFolderFactory } from './supplementFactory';
import { supplementHandlers } from './supplementHandlers';
import { seedSupplements } from './supplementSeeds';

export const supplementsArea = {
  factories: { supplement: supplementFactory, supplementFolder: supplementFolderFactory },
  handlers: [supplementHandlers],
  seed: seedSupplements,
  seedOdd: seedOddSupplements,
} satisfies Area;
