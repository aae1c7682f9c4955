/** Whether what is typed there goes into a field. */
export const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]');

/** Turns keys of one letter or sign on or off; the style sheet hides what names them (_menus.scss). */
export const setLetterKeys = (areOn: boolean) => {
  document.documentElement.dataset.letterKeys = areOn ? 'on' : 'off';
};

/** Whether a key is one that the person turned off. */
export const isOff = (key: string) => key.length === 1 && document.documentElement.dataset.letterKeys === 'off';

/** How long after `g` a section's letter is accepted, in milliseconds. */
export const SEQUENCE_MS = 1500;
