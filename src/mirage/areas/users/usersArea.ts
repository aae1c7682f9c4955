import { type Area } from '../area';
import { seedOddUsers } from './oddUsers';
import { userFactory } from './userFactory';
import { userHandlers } from './userHandlers';
import { userProgressFactory } from './userProgressFactory';
import { seedUsers } from './userSeeds';

export const usersArea = {
  factories: { user: userFactory, userProgress: userProgressFactory },
  handlers: [userHandlers],
  seed: seedUsers,
  seedOdd: seedOddUsers,
} satisfies Area;
