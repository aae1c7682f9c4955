/** The section's own keyboard shortcuts, for the list of keys. */
export const COMMUNITY_KEYS = [
  [['n'], 'Next post, at the answer desk'],
  [['s'], 'Set aside or bring back, at the answer desk'],
] as const;
