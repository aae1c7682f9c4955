import { CALL_RULES } from './calls';
import { type Seen } from './driver';
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

/** What opens over any screen, or over a dialog, and is in no address. */
export const NOT_IN_ADDRESS =
  /^(Export|Save a report|Delete Comment|Choose columns|Keep this view|Leave before|Command palette|Help|What changed|Calls|Menu|Groups|Confirm Logout|Your session has expired|Discard|This day belongs|Send the place|Start again|Stop and leave)/;

const placeOf = ({ heading, dialogs }: Seen) =>
  [heading, ...dialogs.filter((name) => !NOT_IN_ADDRESS.test(name))].join(', ');

/** What no reload shows again: what has been done, acts on a selection, which goes with the page, and what is deleted. */
const GONE_BY_RELOAD =
  /^(Your session has expired|Delete |(Activate|Deactivate|Assign|Send|Move) .*\d|Set |Replace )|(ed|set)$/;

function reloadRule(): Rule {
  /** Whether a list may be missing, and with it the dialogs about its records. */
  let isMissing = false;
  return {
    name: 'A reload shows the same',
    broken({ before }, seen, { act }) {
      const wasMissing = isMissing;
      if (seen.calls.length > 0 || seen.isHanging) isMissing = seen.isFaulty || seen.isHanging;
      const isDisturbed = wasMissing || isMissing || before.dialogs.some((name) => GONE_BY_RELOAD.test(name));
      if (act !== 'reload' || isDisturbed || placeOf(before) === placeOf(seen)) return null;
      return `it was ${placeOf(before)}, and is ${placeOf(seen)}`;
    },
  };
}

const AXE_EVERY = 100;

const axe: Rule = {
  name: 'Axe finds nothing',
  broken: async ({ story, driver }) => (story.length % AXE_EVERY === 0 ? ((await driver.axe())[0] ?? null) : null),
};

/** The rules for one walk, over any driver. */
export const rules = (): Rule[] => [focus, quietConsole, oneMessage, reloadRule(), typedRule(), ...CALL_RULES, axe];
