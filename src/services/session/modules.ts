/** The permissions that a moderator can be given, in the order in which they are offered. */
export const MODULES = [
  'Users',
  'Plans',
  'Payments Plans',
  'Moderators',
  'Community',
  'Supplements',
  'Recipes',
  'WorkOuts',
  'Diet Plans',
  'Tracker',
  'Banner',
  'Notifications',
  'How to use',
] as const;

/** A permission. `Profile` is one too, but no moderator is given it here: the server may. */
export type Module = (typeof MODULES)[number] | 'Profile';
