/** Users of which many are changed at once. */
export const PEOPLE = { noun: 'user', atOnce: 4 };
