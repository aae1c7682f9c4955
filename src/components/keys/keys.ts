/** Whether what is typed there goes into a field. */
export const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]');

/** How long after `g` a section's letter is accepted, in milliseconds. */
export const SEQUENCE_MS = 1500;
