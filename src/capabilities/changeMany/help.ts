import { fillAt } from '@/lib/slots';
import { type Help, sectionHelp } from '@/screen/help';
import { CARDS, ROWS } from './paths';

/** Of a section of cards. */
const HELP: Help = {
  rules: [
    'Select several, in the View menu, or a long press on a card changes many at once: what each becomes is shown before, and Undo puts it back.',
  ],
  keys: [
    [['x'], 'Select a card'],
    [['Shift', 'x'], 'Select all up to it'],
    [['Esc'], 'End the selection'],
  ],
};

const OF_ROWS: Help = {
  rules: ['Select, in a row’s menu, changes many at once; Undo puts back what was changed.'],
};

export const fills = [
  ...CARDS.map((path) => fillAt(sectionHelp, path, HELP)),
  ...ROWS.map((path) => fillAt(sectionHelp, path, OF_ROWS)),
];
