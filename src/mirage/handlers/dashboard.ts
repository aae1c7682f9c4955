import { type Area } from '../api';
import { type UserRow } from '../models';
import { ok } from '../reply';

const DAY = 24 * 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Hours a week an active and an inactive person spends in the app, by month: within the chart's 0 to 12 (§2). */
const ACTIVE_HOURS = [4.5, 5, 5.5, 6.5, 6, 7, 7.5, 7, 8.5, 9, 9.5, 10.5];
const INACTIVE_HOURS = [3, 3.5, 2.5, 3, 2, 2.5, 3, 2, 1.5, 2, 1.5, 1];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** By how much of a hundred the number of users grew in the last 30 days. */
function userGrowth(users: UserRow[]): number {
  const monthAgo = new Date(Date.now() - 30 * DAY).toISOString();
  const before = users.filter(({ createdAt }) => createdAt < monthAgo).length;
  return before === 0 ? 0 : Math.round(((users.length - before) / before) * 1000) / 10;
}

/** §7 Dashboard. Users are counted; recipes and posts, which have no tables yet, are fixed figures. */
export const dashboard: Area = ({ post, table }) => {
  post('dashboard/stats', {}, () => {
    const users = table('users').all();
    const active = users.filter(({ isActive }) => isActive === 'Y').length;
    const isEmpty = users.length === 0;
    return ok({
      totalUsers: users.length,
      userGrowthPercentage: userGrowth(users),
      activeRecipes: isEmpty ? 0 : 58,
      recipeGrowthPercentage: isEmpty ? 0 : 7.4,
      communityPosts: isEmpty ? 0 : 132,
      postsGrowthPercentage: isEmpty ? 0 : -2.1,
      userStats: { active, inactive: users.length - active, total: users.length },
      appUsage: isEmpty ? { active: 0, inactive: 0 } : { active: sum(ACTIVE_HOURS), inactive: sum(INACTIVE_HOURS) },
    });
  });

  post('dashboard/user-growth', {}, () => {
    const isEmpty = table('users').all().length === 0;
    const months = MONTHS.map((month, i) => ({ month, active: ACTIVE_HOURS[i], inactive: INACTIVE_HOURS[i] }));
    return ok(isEmpty ? [] : months);
  });
};
