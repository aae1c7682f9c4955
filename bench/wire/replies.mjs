/** The bodies of the other calls that the pages make, by path. */
export const REPLIES = {
  'auth/login/v2': {
    token: 'bench-token',
    data: { user: { id: 1, firstName: 'Bench', lastName: 'Runner', role: { title: 'Admin' }, modules: [] } },
  },
  'dashboard/stats': {
    data: {
      totalUsers: 100_000,
      userGrowthPercentage: 4.2,
      activeRecipes: 312,
      recipeGrowthPercentage: 1.5,
      communityPosts: 4210,
      postsGrowthPercentage: -0.8,
      userStats: { active: 70_000, inactive: 30_000, total: 100_000 },
      appUsage: { active: 54, inactive: 23 },
    },
  },
  'dashboard/user-growth': {
    data: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
      .split(' ')
      .map((month, index) => ({ month, active: 2 + ((index * 5) % 9), inactive: 1 + ((index * 3) % 6) })),
  },
  'plans/list': {
    data: ['Essential', 'Balance', 'Premium', 'PCOS Reset', 'Strength & Nutrition'].map((name, index) => ({
      id: index + 1,
      name,
      details: 'Coaching with weekly check-ins',
      duration: '3 month',
      price: 90,
      actualPrice: 100,
      discountPrice: 10,
      discount: 10,
      isFree: 'N',
      isPopular: 'N',
      features: '["Diet plan","Workouts"]',
    })),
  },
  'supplements/list': {
    data: ['Vitamins', 'Minerals', 'Herbal', 'Protein', 'Omega', 'Probiotics'].map((title, index) => ({
      id: index + 1,
      title,
      supplements: [],
    })),
  },
};

/** The content of session storage after a sign-in. */
export const SESSION = {
  token: 'bench-token',
  userId: '1',
  user: JSON.stringify({
    id: 1,
    firstName: 'Bench',
    lastName: 'Runner',
    email: 'bench@example.org',
    role: 'Admin',
    modules: [],
  }),
};
