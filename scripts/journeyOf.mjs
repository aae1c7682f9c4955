/** The journey that a report makes: what was done, with the backend's failures, and what the screen was like in the end. */

const quoted = (value) => JSON.stringify(value);

/** Roles that Playwright has under no such name. */
const CSS_OF = { file: 'input[type=file]', row: 'tr' };

function locator({ within, role, name, field, nth }) {
  const [, kind] = /^(.*?)(?: \d+)?$/.exec(within) ?? [];
  const place = kind === 'dialog' ? `page.getByRole('dialog').last()` : 'page';
  if (CSS_OF[role]) return `${place}.locator(${quoted(CSS_OF[role])}).nth(${nth})`;
  if (field && name === undefined) return `${place}.locator(${quoted(`[name="${field}"]`)}).nth(${nth})`;
  const words = name?.replace(/ …$/, '');
  const options = words === undefined ? '' : `, { name: ${quoted(words)}${name === words ? ', exact: true' : ''} }`;
  return `${place}.getByRole(${quoted(role)}${options}).nth(${nth})`;
}

/** Playwright's word for a key of the report. */
const keyName = (key) => (key.includes('+') ? key.replace('Ctrl', 'Control') : key);

const keys = (step) => step.key.split(/(?<=.) /).map((key) => `  await page.keyboard.press(${quoted(keyName(key))});`);

const file = ({ type, bytes }, index) =>
  `{ name: ${quoted(`file-${index + 1}`)}, mimeType: ${quoted(type)}, buffer: Buffer.alloc(${bytes}) }`;

const LINES = {
  pressed: (step) => (step.key === undefined ? [`  await ${locator(step.control)}.click();`] : keys(step)),
  typed: ({ control, standIn }) => [`  await ${locator(control)}.fill(${quoted(standIn)});`],
  chose: ({ control, place }) => [`  await ${locator(control)}.selectOption({ index: ${place} });`],
  picked: ({ control, files }) => [`  await ${locator(control)}.setInputFiles([${files.map(file).join(', ')}]);`],
  chunkFailed: ({ chunk }) => [`  // The chunk ${chunk} could not be fetched here.`],
  crashed: ({ name }) => [`  // ${name} was thrown here.`],
  otherTab: ({ tags }) => [`  // Another tab changed ${tags.join(', ')} here.`],
};

const KIND_OF = { unreadable: 'objectInsteadOfList', unreachable: 'dropConnection', refused: 'refuse' };

/** The failure of a call begins before the act that makes it. */
function failure(steps, { call, path, outcome, status }) {
  const kind = KIND_OF[outcome];
  const asked = steps.findIndex((step) => step.kind === 'asked' && step.call === call);
  if (!kind || !path) return null;
  const act = steps.slice(0, Math.max(0, asked)).findLastIndex((step) => step.kind in LINES);
  const of = status === undefined ? '' : `, status: ${status}`;
  return { before: act, line: `  await mockApi.override({ kind: ${quoted(kind)}, path: ${quoted(path)}${of} });` };
}

const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;

function ending({ address, dialog, rows, alerts }) {
  const said = [
    `the address is ${address}`,
    dialog === null ? 'no dialog is open' : `${dialog || 'a dialog'} is open`,
    ...(rows === null ? [] : [counted(rows, 'row')]),
    counted(alerts, 'message'),
  ];
  const open = dialog === null ? [] : [`  await expect(page.getByRole('dialog')).toHaveCount(0);`];
  return [
    `  // In the report ${said.join(', ')}. What should be there instead:`,
    ...open,
    ...(alerts > 0 ? [`  await expect(page.getByRole('alert')).toHaveCount(0);`] : []),
  ];
}

/** The text of a journey (e2e/) that does what the report tells. It fails in the same way until the fault is mended. */
export function journeyOf({ address, steps, window, zone }) {
  const failures = steps.flatMap((step) => (step.kind === 'answered' ? [failure(steps, step)] : [])).filter(Boolean);
  const before = (place) => failures.filter((one) => one.before === place).map(({ line }) => line);
  const acts = steps.flatMap((step, place) => [...before(place), ...(LINES[step.kind]?.(step) ?? [])]);
  const facts = steps.findLast((step) => step.facts)?.facts;
  return `import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/mockApi';

test.use({ viewport: { width: ${window.width}, height: ${window.height} }, timezoneId: ${quoted(zone)} });

test('what happened', async ({ page, mockApi }) => {
${[...before(-1), `  await openAs(page, ADMIN, ${quoted(address)});`, ...acts, ...(facts ? ending(facts) : [])].join('\n')}
});
`;
}
