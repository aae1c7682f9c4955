import { matchRoutes } from 'react-router-dom';

/** The sections of the panel, in the sidebar's order. A sub-admin sees those whose module is theirs. */
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

/** All that have a screen. */
export const SCREENS = [...SECTIONS, PROFILE];

/** The section at an address, by the router's own rule: neither case nor a slash at the end makes it another. */
export const sectionAt = (pathname: string): Section | undefined => matchRoutes(SCREENS, pathname)?.[0]?.route;
