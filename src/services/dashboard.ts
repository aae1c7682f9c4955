import { api } from './http/api';
import { record, text } from './http/decode';
import { item, knownNumber, rows } from './http/decodeRows';
import { post } from './http/request';

/** Percentages may be negative. Null is a figure that the reply does not have, or that cannot be read. */
export interface DashboardStats {
  totalUsers: number | null;
  userGrowthPercentage: number | null;
  activeRecipes: number | null;
  recipeGrowthPercentage: number | null;
  communityPosts: number | null;
  postsGrowthPercentage: number | null;
  userStats: { active: number | null; inactive: number | null; total: number | null };
  appUsage: { active: number | null; inactive: number | null };
}

/** A month of the user growth; `month` is the first three letters of its English name. */
export interface MonthlyGrowth {
  month: string;
  active: number | null;
  inactive: number | null;
}

function toStats(body: unknown): DashboardStats {
  const row = item(body);
  const [users, usage] = [record(row.userStats), record(row.appUsage)];
  return {
    totalUsers: knownNumber(row.totalUsers, 'totalUsers'),
    userGrowthPercentage: knownNumber(row.userGrowthPercentage, 'userGrowthPercentage'),
    activeRecipes: knownNumber(row.activeRecipes, 'activeRecipes'),
    recipeGrowthPercentage: knownNumber(row.recipeGrowthPercentage, 'recipeGrowthPercentage'),
    communityPosts: knownNumber(row.communityPosts, 'communityPosts'),
    postsGrowthPercentage: knownNumber(row.postsGrowthPercentage, 'postsGrowthPercentage'),
    userStats: {
      active: knownNumber(users.active, 'active'),
      inactive: knownNumber(users.inactive, 'inactive'),
      total: knownNumber(users.total, 'total'),
    },
    appUsage: { active: knownNumber(usage.active, 'active'), inactive: knownNumber(usage.inactive, 'inactive') },
  };
}

const toGrowth = (body: unknown): MonthlyGrowth[] =>
  rows(body).map((value) => {
    const { month, active, inactive } = record(value);
    return {
      month: text(month).slice(0, 3),
      active: knownNumber(active, 'active'),
      inactive: knownNumber(inactive, 'inactive'),
    };
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
