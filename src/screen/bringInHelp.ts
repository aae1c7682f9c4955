import { type Shortcuts } from './section';

/** What `?` says of bringing in, in each section that has it. */
export const BRING_IN_HELP =
  'View > Bring in reads texts, chats, saved web pages, tables and what other programs export, in this browser. Nothing is saved before you have looked it over, and the same text once more adds nothing.';

export const BRING_IN_KEYS: Shortcuts = [
  [['j'], 'Next record, in Bring in'],
  [['k'], 'Previous record, in Bring in'],
  [['Space'], 'Tick or untick, in Bring in'],
];
