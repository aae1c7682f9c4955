import { type Report, type Step } from './format';

const PANEL = 'The panel’s version, the browser, window size, time zone and clock';
const ACCOUNT = 'The kind of account and its modules';
const CONTROLS = 'Which controls, screens and dialogs were used';
const FILLED = 'Whether a field is empty, short or long; kind and size of files';
const ADDRESSES = 'Addresses, with ids of what they show; members are 1, 2, 3';
const CALLS = 'Calls: when, how they ended, how many rows, fields that could not be read';
const PAGE = 'How many rows, messages and busy parts the page showed';
const FAILED = 'What failed: the kind of an error and its place in the code';
const OTHERS = 'Which kinds of records another tab changed';

/** What the dialog says of each thing in a report: whoever adds one has to say it here. */
const TOLD: Record<Exclude<keyof Report, 'version' | 'steps'> | Step['kind'] | 'page', string> = {
  pressed: CONTROLS,
  chose: CONTROLS,
  did: CONTROLS,
  typed: FILLED,
  picked: FILLED,
  address: ADDRESSES,
  moved: ADDRESSES,
  asked: CALLS,
  answered: CALLS,
  page: PAGE,
  told: PAGE,
  focusLost: PAGE,
  crashed: FAILED,
  chunkFailed: FAILED,
  unread: FAILED,
  otherTab: OTHERS,
  user: ACCOUNT,
  build: PANEL,
  scenario: PANEL,
  browser: PANEL,
  window: PANEL,
  zone: PANEL,
  begins: PANEL,
};

/** All that is in a report beside the steps that are shown, each once. */
export const IN_IT: readonly string[] = [...new Set(Object.values(TOLD))];

export const NEVER_IN_IT: readonly string[] = [
  'Names, emails, phone numbers',
  'Anything written or read: texts, titles, answers',
  'Pictures, figures of a body, payments',
  'Passwords and the session',
];
