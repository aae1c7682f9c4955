import { fillAt } from '@/lib/slots';
import { type Help, sectionHelp } from '@/screen/help';

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

const EXERCISES: Help = {
  rules: ['Select, in an exercise’s menu, changes many exercises at once; Undo puts back what was changed.'],
};

export const fills = [
  ...['/how-to-use', '/supplements', '/diet-plans', '/recipes'].map((path) => fillAt(sectionHelp, path, HELP)),
  fillAt(sectionHelp, '/workouts', EXERCISES),
];
