import { type DashboardStats, type MonthlyGrowth } from '@/services/dashboard';

/** The months of the 'App usage' chart. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export interface StatFigure {
  title: string;
  value: number;
  growth: number;
  caption: string;
}

/** The three cards; posts are counted by week, the others by month. */
export const statFigures = (stats: DashboardStats): StatFigure[] => [
  { title: 'Total Users', value: stats.totalUsers, growth: stats.userGrowthPercentage, caption: 'this month' },
  { title: 'Active Recipes', value: stats.activeRecipes, growth: stats.recipeGrowthPercentage, caption: 'this month' },
  { title: 'Community Posts', value: stats.communityPosts, growth: stats.postsGrowthPercentage, caption: 'this week' },
];

/** A year of one line; a month with no row counts 0. */
export const monthly = (rows: MonthlyGrowth[], line: 'active' | 'inactive') =>
  MONTHS.map((month) => rows.find((row) => row.month.toLowerCase() === month.toLowerCase())?.[line] ?? 0);
