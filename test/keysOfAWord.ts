/** How an event tells that a key belongs to a word that an input method composes. */
export const KEYS_OF_A_WORD = [
  ['as the standard has it', { isComposing: true }],
  ['as Safari has it', { keyCode: 229 }],
] as const;
