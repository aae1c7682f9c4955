import { BRING_IN_HELP, BRING_IN_KEYS } from '@/screen/bringInHelp';
import { SELECT_HELP, SELECT_KEYS } from '@/screen/changeMany/help';
import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The recipes of the app, by category and sub category.',
  rules: [
    'A recipe whose sub category is gone is listed under the tabs, until you move it.',
    'Of several pictures the server decides which one it keeps.',
    SELECT_HELP,
    BRING_IN_HELP,
  ],
  keys: [...SELECT_KEYS, ...BRING_IN_KEYS],
};
