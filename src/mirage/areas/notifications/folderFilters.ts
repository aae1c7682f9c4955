import { type UserProgressRow, type UserRow } from '../users/rows';
import { type MockApi } from '../../calls/api';
import { wireId } from '../../database/wire';

/** What the filters compare. */
interface Standing {
  status: 'active' | 'inactive' | 'trial';
  /** Completed workouts in percent. */
  progress: number;
  workouts: number;
  mealPosts: number;
}

/** The practice's plan with a trial week. */
const TRIAL_PLAN = 'Starter';

function statusOf({ isActive, userPlans: [current] }: UserRow): Standing['status'] {
  if (isActive !== 'Y') return 'inactive';
  return current?.plan.name === TRIAL_PLAN ? 'trial' : 'active';
}

function standingOf(user: UserRow, progress: UserProgressRow | undefined): Standing {
  const { totalWorkouts = 0, completedWorkouts: workouts = 0, mealPosts = 0 } = progress ?? {};
  return {
    status: statusOf(user),
    progress: totalWorkouts > 0 ? (workouts / totalWorkouts) * 100 : 0,
    workouts,
    mealPosts,
  };
}

/** The filters by label. Those about workouts and meals leave out inactive users, who do not use the app. */
const FILTERS: Record<string, (standing: Standing) => boolean> = {
  'Inactive users': ({ status }) => status === 'inactive',
  'Active users': ({ status }) => status === 'active',
  'Progress less than 50': ({ progress }) => progress < 50,
  'Progress less than 70': ({ progress }) => progress < 70,
  'Progress more than 90': ({ progress }) => progress > 90,
  'User not doing workout': ({ status, workouts }) => status !== 'inactive' && workouts === 0,
  'User not posting meals': ({ status, mealPosts }) => status !== 'inactive' && mealPosts === 0,
  'Trial Users': ({ status }) => status === 'trial',
};

/** In this call, any other text than `Y` and `N` means a user on trial. */
const ON_THE_WIRE = { active: 'Y', inactive: 'N', trial: 'Trial' };

/** Returns the users who match any of the filters; an unknown label matches nobody. */
export function usersInFilters(table: MockApi['table'], labels: readonly unknown[]) {
  const tests = labels.map((label) => FILTERS[String(label)]).filter((test) => test !== undefined);
  const [users, progresses] = [table('users').all(), table('userProgresses').all()];
  const progress = new Map(progresses.map((row) => [row.userId, row]));
  return users.flatMap((user) => {
    const standing = standingOf(user, progress.get(user.id));
    if (!tests.some((test) => test(standing))) return [];
    const { id, firstName, lastName, email, phoneNo } = user;
    return [{ id: wireId(id), firstName, lastName, email, phoneNo, isActive: ON_THE_WIRE[standing.status] }];
  });
}
