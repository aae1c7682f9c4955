/** The sections of the panel (§2, §6), in the sidebar's order. A sub-admin sees those whose module is theirs. */
export const SECTIONS = [
  { path: '/dashboard', label: 'Dashboard', module: null },
  { path: '/users', label: 'Users', module: 'Users' },
  { path: '/tracker', label: 'Tracker', module: 'Tracker' },
  { path: '/recipes', label: 'Recipes', module: 'Recipes' },
  { path: '/diet-plans', label: 'Diet Plans', module: 'Diet Plans' },
  { path: '/workouts', label: 'WorkOuts', module: 'WorkOuts' },
  { path: '/community', label: 'Community', module: 'Community' },
  { path: '/supplements', label: 'Supplements', module: 'Supplements' },
  { path: '/moderators', label: 'Moderators', module: 'Moderators' },
  { path: '/notifications', label: 'Notifications', module: 'Notifications' },
  { path: '/plans', label: 'Plans', module: 'Plans' },
  { path: '/payments', label: 'Payments Plans', module: 'Payments Plans' },
  { path: '/banners', label: 'Banner', module: 'Banner' },
  { path: '/how-to-use', label: 'How to use', module: 'How to use' },
] as const;

/** Reached from the top bar, not from the sidebar. */
export const PROFILE = { path: '/profile', label: 'Profile', module: 'Profile' } as const;

export type Section = (typeof SECTIONS)[number] | typeof PROFILE;

export type SectionPath = Section['path'];

export const findSection = (pathname: string): Section | undefined =>
  [...SECTIONS, PROFILE].find(({ path }) => path === pathname);
