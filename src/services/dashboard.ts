import { api } from './http/api';
import { record, text } from './http/decode';
import { item, number, rows } from './http/decodeRows';
import { post } from './http/request';

/** Percentages may be negative. */
export interface DashboardStats {
  totalUsers: number;
  userGrowthPercentage: number;
  activeRecipes: number;
  recipeGrowthPercentage: number;
  communityPosts: number;
  postsGrowthPercentage: number;
  userStats: { active: number; inactive: number; total: number };
  appUsage: { active: number; inactive: number };
}

/** A month of the user growth; `month` is the first three letters of its English name. */
export interface MonthlyGrowth {
  month: string;
  active: number;
  inactive: number;
}

function toStats(body: unknown): DashboardStats {
  const row = item(body);
  const [users, usage] = [record(row.userStats), record(row.appUsage)];
  return {
    totalUsers: number(row.totalUsers, 'totalUsers'),
    userGrowthPercentage: number(row.userGrowthPercentage, 'userGrowthPercentage'),
    activeRecipes: number(row.activeRecipes, 'activeRecipes'),
    recipeGrowthPercentage: number(row.recipeGrowthPercentage, 'recipeGrowthPercentage'),
    communityPosts: number(row.communityPosts, 'communityPosts'),
    postsGrowthPercentage: number(row.postsGrowthPercentage, 'postsGrowthPercentage'),
    userStats: {
      active: number(users.active, 'active'),
      inactive: number(users.inactive, 'inactive'),
      total: number(users.total, 'total'),
    },
    appUsage: { active: number(usage.active, 'active'), inactive: number(usage.inactive, 'inactive') },
  };
}

const toGrowth = (body: unknown): MonthlyGrowth[] =>
  rows(body).map((value) => {
    const { month, active, inactive } = record(value);
    return { month: text(month).slice(0, 3), active: number(active, 'active'), inactive: number(inactive, 'inactive') };
  });

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<DashboardStats, void>({
      query: () => post('dashboard/stats', {}, toStats),
      providesTags: ['Dashboard'],
    }),
    getUserGrowth: build.query<MonthlyGrowth[], void>({
      query: () => post('dashboard/user-growth', {}, toGrowth),
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetDashboardStatsQuery, useGetUserGrowthQuery } = dashboardApi;
