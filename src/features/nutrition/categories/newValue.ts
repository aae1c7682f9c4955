/** Values of a select that offers 'add new': its text input stands open, or the text was confirmed and is chosen. */
export const TYPING = 'add new';
export const TYPED = 'new value';
