import { BRING_IN_HELP, BRING_IN_KEYS } from '@/screen/bringInHelp';
import { SELECT_HELP, SELECT_KEYS } from '@/screen/changeMany/help';
import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The films and texts that explain the app to members, by category.',
  rules: ['A file that you upload is used instead of the address of a film.', SELECT_HELP, BRING_IN_HELP],
  keys: [...SELECT_KEYS, ...BRING_IN_KEYS],
};
