import { type DashboardStats, type MonthlyGrowth } from '@/services/dashboard';
import { type Module } from '@/services/session/modules';

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export interface StatFigure {
  title: string;
  value: number;
  growth: number;
  caption: string;
  /** Said instead of the caption where there is none. */
  none: string;
  /** The section that lists what is counted. */
  module: Module;
  to: string;
}

/** Growth is by week for posts, by month for the others. */
export const statFigures = (stats: DashboardStats): StatFigure[] => [
  {
    title: 'Total Users',
    value: stats.totalUsers,
    growth: stats.userGrowthPercentage,
    caption: 'this month',
    none: 'No users yet',
    module: 'Users',
    to: '/users',
  },
  {
    title: 'Active Recipes',
    value: stats.activeRecipes,
    growth: stats.recipeGrowthPercentage,
    caption: 'this month',
    none: 'No recipes yet',
    module: 'Recipes',
    to: '/recipes',
  },
  {
    title: 'Community Posts',
    value: stats.communityPosts,
    growth: stats.postsGrowthPercentage,
    caption: 'this week',
    none: 'No posts yet',
    module: 'Community',
    to: '/community',
  },
];

/** The values of a line from Jan to Dec; 0 for a month without a row. */
export const monthly = (rows: MonthlyGrowth[], line: 'active' | 'inactive') =>
  MONTHS.map((month) => rows.find((row) => row.month.toLowerCase() === month.toLowerCase())?.[line] ?? 0);
