import { COMMUNITY_CALLS } from './community';
import { FITNESS_CALLS } from './fitness';
import { NUTRITION_CALLS } from './nutrition';
import { OFFER_CALLS } from './offers';
import { PEOPLE_CALLS } from './people';

/** A call of every endpoint. */
export const CALLS = [...PEOPLE_CALLS, ...NUTRITION_CALLS, ...FITNESS_CALLS, ...COMMUNITY_CALLS, ...OFFER_CALLS];
