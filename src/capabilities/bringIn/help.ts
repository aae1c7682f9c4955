import { type Help, sectionHelp } from '@/screen/help';
import { fillAt } from '@/lib/slots';
import { BROUGHT } from './brought';

const HELP: Help = {
  rules: [
    'View > Bring in reads texts, chats, saved web pages, tables and what other programs export, in this browser. Nothing is saved before you have looked it over, and the same text once more adds nothing.',
  ],
  keys: [
    [['j'], 'Next record, in Bring in'],
    [['k'], 'Previous record, in Bring in'],
    [['Space'], 'Tick or untick, in Bring in'],
  ],
};

export const fills = Object.keys(BROUGHT).map((path) => fillAt(sectionHelp, path, HELP));
