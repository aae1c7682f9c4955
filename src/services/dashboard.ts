import { api } from './http/api';
import { record, text, type Wire } from './http/decode';
import { item, knownNumber, rows } from './http/decodeRows';
import { post } from './http/request';

const STATS = [
  'totalUsers',
  'userGrowthPercentage',
  'activeRecipes',
  'recipeGrowthPercentage',
  'communityPosts',
  'postsGrowthPercentage',
] as const;

/** Null is a figure that the reply does not have, or that cannot be read. */
type Figures<Name extends string> = Record<Name, number | null>;

/** Percentages may be negative. */
export interface DashboardStats extends Figures<(typeof STATS)[number]> {
  userStats: Figures<'active' | 'inactive' | 'total'>;
  appUsage: Figures<'active' | 'inactive'>;
}

/** A month of the user growth; `month` is the first three letters of its English name. */
export interface MonthlyGrowth extends Figures<'active' | 'inactive'> {
  month: string;
}

function figuresOf<Name extends string>(row: Wire, names: readonly Name[]) {
  const figures = {} as Figures<Name>;
  for (const name of names) figures[name] = knownNumber(row[name], name);
  return figures;
}

function toStats(body: unknown): DashboardStats {
  const row = item(body);
  return {
    ...figuresOf(row, STATS),
    userStats: figuresOf(record(row.userStats), ['active', 'inactive', 'total']),
    appUsage: figuresOf(record(row.appUsage), ['active', 'inactive']),
  };
}

const toGrowth = (body: unknown): MonthlyGrowth[] =>
  rows(body).map((value) => {
    const row = record(value);
    return { month: text(row.month).slice(0, 3), ...figuresOf(row, ['active', 'inactive']) };
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
