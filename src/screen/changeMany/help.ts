import { type Shortcuts } from '../section';

/** What `?` says in a section whose cards can be selected. */
export const SELECT_HELP =
  'Select several, in the View menu, or a long press on a card changes many at once: what each becomes is shown before, and Undo puts it back.';

export const SELECT_KEYS: Shortcuts = [
  [['x'], 'Select a card'],
  [['Shift', 'x'], 'Select all up to it'],
  [['Esc'], 'End the selection'],
];
