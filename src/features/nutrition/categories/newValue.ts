/** Values of a select with 'Add new': its text input is open, or its confirmed text is chosen. */
export const TYPING = 'add new';
export const TYPED = 'new value';
