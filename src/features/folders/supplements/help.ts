import { BRING_IN_HELP, BRING_IN_KEYS } from '@/screen/bringIn/help';
import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The supplements that you recommend, by folder. A folder is assigned to members on Users.',
  rules: ['A card shows three lines; its title opens the whole text.', BRING_IN_HELP],
  keys: BRING_IN_KEYS,
};
