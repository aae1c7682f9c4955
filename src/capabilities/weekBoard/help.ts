import { fillAt } from '@/lib/slots';
import { sectionHelp } from '@/screen/help';

export const fills = [
  fillAt(sectionHelp, '/workouts', {
    purpose: 'The board plans a week at once.',
    rules: ['A day of every week is marked. Changing it on the board asks first, since every week changes.'],
    keys: [
      [['↑', '↓', '←', '→'], 'Walk, on the board'],
      [['Enter'], 'Sets and reps of a card'],
      [['m'], 'Move a card to another day'],
      [['c'], 'Copy a card to a day or a week'],
      [['a'], 'Add to the day'],
    ],
  }),
];
