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
