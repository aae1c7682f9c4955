/** The section's own keyboard shortcuts, for the list of keys. */
export const USERS_KEYS = [
  [['c'], 'Conditions, on Users'],
  [['j'], 'Next person, while one is open'],
  [['k'], 'Previous person, while one is open'],
  [['a'], 'Activate, in Payments'],
  [['d'], 'Deactivate, in Payments'],
  [['+', '-', '0'], 'Proof larger, smaller, fitted'],
  [['[', ']'], 'Turn the proof'],
] as const;
