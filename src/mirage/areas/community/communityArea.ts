import { type Area } from '../area';
import { commentHandlers } from './commentHandlers';
import { commentFactory, groupFactory, postFactory } from './communityFactory';
import { seedCommunity } from './communitySeeds';
import { groupHandlers } from './groupHandlers';
import { seedOddCommunity } from './oddCommunity';
import { postHandlers } from './postHandlers';

export const communityArea = {
  factories: { group: groupFactory, post: postFactory, comment: commentFactory },
  handlers: [groupHandlers, postHandlers, commentHandlers],
  seed: seedCommunity,
  seedOdd: seedOddCommunity,
} satisfies Area;
