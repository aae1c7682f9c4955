/** The section's own keyboard shortcuts, for the list of keys. */
export const WORKOUTS_KEYS = [
  [['↑', '↓', '←', '→'], 'Walk, on the board of WorkOuts'],
  [['Enter'], 'Sets and reps of a card there'],
  [['m'], 'Move to another day, on a card there'],
  [['c'], 'Copy to a day or a week, on a card there'],
  [['a'], 'Add to the day, on the board of WorkOuts'],
] as const;
