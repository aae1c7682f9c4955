import { parseReport, readReport } from './readReport';

const REPORT = { version: 1, begins: '2026-11-20', zone: 'UTC', address: '/plans', steps: [{ kind: 'focusLost' }] };

const fileOf = (text: string) => Object.assign(new File([text], 'report.json'), { text: () => Promise.resolve(text) });

test('a report is read', async () => {
  const text = JSON.stringify(REPORT);
  expect(parseReport(text)).toEqual(REPORT);
  expect(await readReport(fileOf(text))).toEqual({ text });
});

test('what only saved the report is not replayed', () => {
  const steps = [
    ...REPORT.steps,
    { kind: 'pressed', control: null, key: 'Ctrl+k' },
    { kind: 'typed', standIn: 'xxxxxx' },
    { kind: 'did', type: 'report/opened' },
  ];
  expect(parseReport(JSON.stringify({ ...REPORT, steps }))).toEqual(REPORT);
});

test.each([
  ['not JSON', 'no', 'This is not a report of what happened.'],
  ['another file', '{"name":"petal"}', 'This is not a report of what happened.'],
  ['null', 'null', 'This is not a report of what happened.'],
  [
    'another version',
    JSON.stringify({ ...REPORT, version: 2 }),
    'This report has the format 2; this build reads format 1.',
  ],
  ['no steps', JSON.stringify({ ...REPORT, steps: [] }), 'This report has no steps.'],
  ['half a report', JSON.stringify({ ...REPORT, begins: undefined }), 'This is not a report of what happened.'],
])('%s is refused with a sentence', async (_what, text, sentence) => {
  expect(await readReport(fileOf(text))).toBe(sentence);
});

test('a large file is not even read', async () => {
  const file = new File([], 'film.json');
  Object.defineProperty(file, 'size', { value: 50_000_000 });
  expect(await readReport(file)).toBe('This file has 50 MB. A report of what happened has less than 1 MB.');
});
