import { makeMany } from '../../database/factoryOf';
import { table } from '../../database/table';
import { type Area } from '../area';
import { moderatorHandlers } from './moderatorHandlers';
import { makeModerator, MODERATOR_COUNT } from './moderators';
import { seedOddModerators } from './oddModerators';

/** Moderators are employees, whose model is in `auth`. */
export const moderatorsArea = {
  factories: {},
  handlers: [moderatorHandlers],
  seed: (db) => table(db, 'employees').insertAll(makeMany(MODERATOR_COUNT, makeModerator)),
  seedOdd: seedOddModerators,
} satisfies Area;
