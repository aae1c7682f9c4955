import { ChatSquareText, EggFried, People } from 'react-bootstrap-icons';
import { type MonthlyGrowth } from '@/services/dashboard';

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The cards; growth is by week for posts, by month for the others. `to` is in the section that lists what is counted. */
export const STAT_CARDS = [
  {
    title: 'Total Users',
    value: 'totalUsers',
    growth: 'userGrowthPercentage',
    caption: 'this month',
    module: 'Users',
    to: '/users',
    Icon: People,
    tone: '',
  },
  {
    title: 'Active Recipes',
    value: 'activeRecipes',
    growth: 'recipeGrowthPercentage',
    caption: 'this month',
    module: 'Recipes',
    to: '/recipes',
    Icon: EggFried,
    tone: 'amber',
  },
  {
    title: 'Community Posts',
    value: 'communityPosts',
    growth: 'postsGrowthPercentage',
    caption: 'this week',
    module: 'Community',
    to: '/community',
    Icon: ChatSquareText,
    tone: 'teal',
  },
] as const;

/** The values of a line from Jan to Dec; 0 for a month without a row, null for one whose figure is not known. */
export const monthly = (rows: MonthlyGrowth[], line: 'active' | 'inactive') =>
  MONTHS.map((month) => {
    const found = rows.find((row) => row.month.toLowerCase() === month.toLowerCase());
    return found ? found[line] : 0;
  });

/** The axis has a mark at each quarter of it, of which each is one of these, times a power of ten. */
const QUARTERS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Least and greatest value of the axis of App usage: 0 to 12, and where a month has more, to the next round figure. */
export function usageDomain(values: readonly (number | null)[]): [number, number] {
  const most = Math.max(12, ...values.map((value) => value ?? 0));
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const quarter = QUARTERS.map((size) => size * power).find((size) => size * 4 >= most)!;
  return [0, quarter * 4];
}
