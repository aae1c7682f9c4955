import { type Area } from '../area';
import { seedOddSupplements } from './oddSupplements';
import { seedSupplements, supplementFactory, supplementFolderFactory } from './supplementFactory';
import { supplementHandlers } from './supplementHandlers';

export const supplementsArea = {
  factories: { supplement: supplementFactory, supplementFolder: supplementFolderFactory },
  handlers: [supplementHandlers],
  seed: seedSupplements,
  seedOdd: seedOddSupplements,
} satisfies Area;
