import { CALL_RULES } from './calls';
import { typedRule } from './typed';
import { type Rule } from './world';

/** What holds of any driver. */

/** After the last control Tab leads into the browser itself. */
const focus: Rule = {
  name: 'The focus is never lost',
  broken: ({ before }, seen, { act, what }) =>
    act !== 'reload' && what !== '{Tab}' && before.focus !== 'body' && seen.focus === 'body'
      ? `it was on “${before.focus}” and is on the page's body`
      : null,
};

const quietConsole: Rule = {
  name: 'No error in the console',
  broken: (_world, { errors }) => errors[0] ?? null,
};

/** Each list of Notifications that does not load has its message, as laid down. */
const LIST_FAILED = /^Failed to fetch/;

const oneMessage: Rule = {
  name: 'At most one message for an act',
  broken: (_world, { messages }) => {
    const own = messages.filter((message) => !LIST_FAILED.test(message));
    return own.length > 1 ? own.join(' | ') : null;
  },
};

const AXE_EVERY = 100;

const axe: Rule = {
  name: 'Axe finds nothing',
  broken: async ({ story, driver }) => (story.length % AXE_EVERY === 0 ? ((await driver.axe())[0] ?? null) : null),
};

/** The rules for one walk, over any driver. */
export const rules = (): Rule[] => [focus, quietConsole, oneMessage, typedRule(), ...CALL_RULES, axe];
