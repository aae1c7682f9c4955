import { BRING_IN_HELP, BRING_IN_KEYS } from '@/screen/bringInHelp';
import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'What members train on each day of a week. The board plans a week at once.',
  rules: [
    'Moderate, 45 Min, Full Body and 3x60 sec are the same on every card: the server does not send them.',
    'A week cannot be taken away again.',
    'Select, in an exercise’s menu, changes many exercises at once; Undo puts back what was changed.',
    'A day of every week is marked. Changing it on the board asks first, since every week changes.',
    BRING_IN_HELP,
  ],
  keys: [
    [['↑', '↓', '←', '→'], 'Walk, on the board'],
    [['Enter'], 'Sets and reps of a card'],
    [['m'], 'Move a card to another day'],
    [['c'], 'Copy a card to a day or a week'],
    [['a'], 'Add to the day'],
    ...BRING_IN_KEYS,
  ],
};
