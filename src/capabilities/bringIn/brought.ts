/** What is brought into which section. */
export const BROUGHT: Readonly<Record<string, string>> = {
  '/how-to-use': 'help texts',
  '/supplements': 'supplements',
  '/diet-plans': 'diet plans',
  '/recipes': 'recipes',
  '/workouts': 'exercises',
  '/plans': 'plans',
  '/banners': 'banners',
};
