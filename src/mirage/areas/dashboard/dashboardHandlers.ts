import { type Handlers } from '../../calls/api';
import { ok } from '../../calls/reply';

const DAY = 24 * 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** On how many days of a fortnight people used the app, by month; the chart's axis ends at 12. */
const ACTIVE_DAYS = [3, 4, 4, 6, 5, 7, 8, 7, 9, 10, 9, 11];
const INACTIVE_DAYS = [2, 2, 3, 2, 4, 3, 3, 4, 3, 2, 3, 2];

/** The growth of the number of rows in the last days, in percent. */
function growth(rows: { createdAt: string }[], days: number): number {
  const start = new Date(Date.now() - days * DAY).toISOString();
  const before = rows.filter(({ createdAt }) => createdAt < start).length;
  return before === 0 ? 0 : Math.round(((rows.length - before) / before) * 1000) / 10;
}

/** Counts users, recipes and posts; the usage figures are fixed. */
export const dashboardHandlers: Handlers = ({ post, table }) => {
  post('dashboard/stats', {}, () => {
    const users = table('users').all();
    const active = users.filter(({ isActive }) => isActive === 'Y').length;
    const recipes = table('recipes').where({ isActive: 'Y' });
    const posts = table('posts').all();
    return ok({
      totalUsers: users.length,
      userGrowthPercentage: growth(users, 30),
      activeRecipes: recipes.length,
      recipeGrowthPercentage: growth(recipes, 30),
      communityPosts: posts.length,
      postsGrowthPercentage: growth(posts, 7),
      userStats: { active, inactive: users.length - active, total: users.length },
      appUsage: { active, inactive: users.length - active },
    });
  });

  post('dashboard/user-growth', {}, () => {
    const isEmpty = table('users').all().length === 0;
    const months = MONTHS.map((month, i) => ({ month, active: ACTIVE_DAYS[i], inactive: INACTIVE_DAYS[i] }));
    return ok(isEmpty ? [] : months);
  });
};
