import { BRING_IN_HELP, BRING_IN_KEYS } from '@/screen/bringInHelp';
import { SELECT_HELP, SELECT_KEYS } from '@/screen/changeMany/help';
import { type Help } from '@/screen/section';

export const help: Help = {
  purpose: 'The dishes of the diet plans, by meal type, category and kcal. The matrix shows what is missing.',
  rules: [
    'In the matrix a plan counts under each of its kcal options, a member under the one nearest to her BMR.',
    SELECT_HELP,
    BRING_IN_HELP,
  ],
  keys: [...SELECT_KEYS, ...BRING_IN_KEYS],
};
