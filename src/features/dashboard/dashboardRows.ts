import { type DashboardStats, type MonthlyGrowth } from '@/services/dashboard';
import { type Module } from '@/services/session/modules';

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export interface StatFigure {
  title: string;
  /** Null where it is not known, as is a growth. */
  value: number | null;
  growth: number | null;
  caption: string;
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
    module: 'Users',
    to: '/users',
  },
  {
    title: 'Active Recipes',
    value: stats.activeRecipes,
    growth: stats.recipeGrowthPercentage,
    caption: 'this month',
    module: 'Recipes',
    to: '/recipes',
  },
  {
    title: 'Community Posts',
    value: stats.communityPosts,
    growth: stats.postsGrowthPercentage,
    caption: 'this week',
    module: 'Community',
    to: '/community',
  },
];

/** The values of a line from Jan to Dec; 0 for a month without a row, null for one whose figure is not known. */
export const monthly = (rows: MonthlyGrowth[], line: 'active' | 'inactive') =>
  MONTHS.map((month) => {
    const found = rows.find((row) => row.month.toLowerCase() === month.toLowerCase());
    return found ? found[line] : 0;
  });
