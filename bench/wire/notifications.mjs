import { makeRandom } from '../statistics.mjs';
import { DOMAINS, FIRST_NAMES, LAST_NAMES } from './words.mjs';

/** The data of `notificationCategoriesFolder/users`, the same each time. */
export function makeCandidates(count) {
  const random = makeRandom(20260701);
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    return {
      id,
      firstName,
      lastName,
      email: `user${id}@${random.pick(DOMAINS)}`,
      phoneNo: null,
      isActive: random.pick(['Y', 'Y', 'Y', 'N', 'Trial']),
    };
  });
}
