import { parseReport } from '../src/app/replay/readReport';
import { isAct } from '../src/app/replay/stops';
import { factsInWords } from '../src/app/replay/differences';
import { type Control, type Facts, type Of, type Report, type Step } from '../src/app/sessionReport/format';

const quoted = (value: string) => JSON.stringify(value);

/** Roles that Playwright has under no such name. */
const CSS_OF: Record<string, string> = { file: 'input[type=file]', row: 'tr' };

function locator({ within, role, name, field, nth }: Control) {
  const place = within.startsWith('dialog') ? `page.getByRole('dialog').last()` : 'page';
  const css = CSS_OF[role] ?? (field && name === undefined ? `[name="${field}"]` : undefined);
  if (css) return `${place}.locator(${quoted(css)}).nth(${nth})`;
  const words = name?.replace(/ …$/, '');
  const options = words === undefined ? '' : `, { name: ${quoted(words)}${name === words ? ', exact: true' : ''} }`;
  return `${place}.getByRole(${quoted(role)}${options}).nth(${nth})`;
}

/** Playwright's word for a key of the report. */
const keyName = (key: string) => (key.includes('+') ? key.replace('Ctrl', 'Control') : key);

function press({ key, control }: Of<'pressed'>) {
  if (key === undefined) return control ? [`await ${locator(control)}.click();`] : [];
  return key.split(/(?<=.) /).map((one) => `await page.keyboard.press(${quoted(keyName(one))});`);
}

const file = ({ type, bytes }: Of<'picked'>['files'][number], index: number) =>
  `{ name: ${quoted(`file-${index + 1}`)}, mimeType: ${quoted(type)}, buffer: Buffer.alloc(${bytes}) }`;

type Lines<Kind extends Step['kind']> = (step: Of<Kind>) => string | string[];

/** What a step is in a journey. What is not named here comes of what was before. */
const LINES: { [Kind in Step['kind']]?: Lines<Kind> } = {
  pressed: press,
  typed: ({ control, standIn }) => `await ${locator(control)}.fill(${quoted(standIn)});`,
  chose: ({ control, place }) => `await ${locator(control)}.selectOption({ index: ${place} });`,
  picked: ({ control, files }) => `await ${locator(control)}.setInputFiles([${files.map(file).join(', ')}]);`,
  chunkFailed: ({ chunk }) => `// The chunk ${chunk} could not be fetched here.`,
  crashed: ({ name }) => `// ${name} was thrown here.`,
  otherTab: ({ tags }) => `// Another tab changed ${tags.join(', ')} here.`,
};

const linesOf = (step: Step) => [(LINES[step.kind] as Lines<Step['kind']> | undefined)?.(step) ?? []].flat();

const FAILURES: Record<string, string> = {
  unreadable: 'objectInsteadOfList',
  unreachable: 'dropConnection',
  refused: 'refuse',
};

/** What makes the mock server fail as the backend did, and the place of the act before which it has to. */
function failureOf(steps: Report['steps'], { call, path, outcome, status }: Of<'answered'>) {
  const kind = FAILURES[outcome];
  if (!kind || !path) return [];
  const asked = steps.findIndex((step) => step.kind === 'asked' && step.call === call);
  const of = status === undefined ? '' : `, status: ${status}`;
  const line = `await mockApi.override({ kind: ${quoted(kind)}, path: ${quoted(path)}${of} });`;
  return [{ before: steps.slice(0, Math.max(0, asked)).findLastIndex(isAct), line }];
}

const isWrong = (step: Step) =>
  ['crashed', 'chunkFailed', 'focusLost'].includes(step.kind) || (step.kind === 'answered' && step.outcome !== 'ok');

/** The steps up to the last thing that went wrong, and what came of it. Without one, all of them. */
function upToFault(steps: Report['steps']) {
  const fault = steps.findLastIndex(isWrong);
  const next = steps.findIndex((step, index) => index > fault && isAct(step));
  return fault < 0 || next < 0 ? steps : steps.slice(0, next);
}

/** A report may begin at the sign-in, which `openAs` does. */
function beginning({ address, steps }: Report): Pick<Report, 'address' | 'steps'> {
  const at = /^\/(login|signup)/.test(address) ? steps.findIndex((step) => step.kind === 'moved') : -1;
  return at < 0 ? { address, steps } : { address: (steps[at] as Of<'moved'>).address, steps: steps.slice(at + 1) };
}

function endingOf(facts: Facts) {
  return [
    `// In the report ${factsInWords(facts, ['address', 'dialog', 'rows', 'alerts']).join(', ')}.`,
    '// Say what should be there instead, such as:',
    facts.dialog === null
      ? `expect(page.url()).not.toContain(${quoted(facts.address)});`
      : `await expect(page.getByRole('dialog')).toHaveCount(0);`,
  ];
}

/** The text of a journey (e2e/) that does what the report in a file tells, and fails until the fault is mended. */
export function journeyOf(file: string): string {
  const report = parseReport(file);
  if (typeof report === 'string') throw new Error(report);
  const { address, steps: all } = beginning(report);
  const steps = upToFault(all);
  const failures = steps.flatMap((step) => (step.kind === 'answered' ? failureOf(steps, step) : []));
  const linesBefore = (place: number) => failures.filter(({ before }) => before === place).map(({ line }) => line);
  const facts = steps.findLast((step) => step.facts)?.facts;
  const lines = [
    ...(failures.length > 0 ? [`allowFailedLoads('/api/');`] : []),
    ...linesBefore(-1),
    `await openAs(page, ADMIN, ${quoted(address)});`,
    ...steps.flatMap((step, place) => [...linesBefore(place), ...linesOf(step)]),
    ...(facts ? endingOf(facts) : []),
  ];
  const { width, height } = report.window;
  const fixtures = ['page', ...(failures.length > 0 ? ['mockApi', 'allowFailedLoads'] : [])];
  return `import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/mockApi';

test.use({ viewport: { width: ${width}, height: ${height} }, timezoneId: ${quoted(report.zone)} });

test('what happened', async ({ ${fixtures.join(', ')} }) => {
  ${lines.join('\n  ')}
});
`;
}
