import { BRING_IN_HELP, BRING_IN_KEYS } from '@/screen/bringInHelp';
import { SELECT_HELP, SELECT_KEYS } from '@/screen/changeMany/help';
import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The supplements that you recommend, by folder. A folder is assigned to members on Users.',
  rules: ['A card shows three lines; its title opens the whole text.', SELECT_HELP, BRING_IN_HELP],
  keys: [...SELECT_KEYS, ...BRING_IN_KEYS],
};
