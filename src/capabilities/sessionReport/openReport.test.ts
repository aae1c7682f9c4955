import { type Of, type Report, type Step } from './format';
import { type OpenedReport } from '@/screen/shell/reportReaders';
import { openReport, openReportFile } from './openReport';

const REPORT: Report = {
  version: 2,
  build: '1.0.0 0db9ae12',
  browser: 'Chrome 156',
  window: { width: 1280, height: 800 },
  zone: 'Asia/Karachi',
  begins: '2026-11-25T04:12:00.470Z',
  user: { role: 'Moderator', modules: ['Recipes'] },
  scenario: null,
  address: '/plans',
  steps: [],
};

/** The steps of calls that ended so, of two paths by turns. */
const calls = (...ends: readonly (Partial<Of<'answered'>> | null)[]) =>
  ends.flatMap((end, index): Step[] => {
    const call = { at: index, call: index + 1, endpoint: 'listPlans', path: index % 2 ? 'users/list' : 'plans/list' };
    const asked: Step = { ...call, kind: 'asked' };
    return end ? [asked, { ...call, kind: 'answered', outcome: 'ok', duration: 150, ...end }] : [asked];
  });

/** What a report of these steps tells that was made so long after them. */
function opened(steps: readonly Step[], later = 0) {
  const all = [...steps, { kind: 'told', tone: 'info', at: later }];
  return openReport(JSON.stringify({ ...REPORT, steps: all })) as OpenedReport;
}

test('a report says whose it is, and where it begins', () => {
  expect(opened([]).about).toBe(
    '1.0.0 0db9ae12; Chrome 156, 1280 × 800 px; 25 Nov 2026, Asia/Karachi; Moderator, Recipes; a real backend; begins at /plans',
  );
});

test('the mock server is told how each call failed, in turn', () => {
  expect(
    opened(
      calls(
        {},
        { outcome: 'refused', status: 422 },
        { outcome: 'unreadable', isCut: true },
        { outcome: 'refused', status: 422 },
        { outcome: 'unreadable', isCut: true },
      ),
    ).failures,
  ).toEqual([
    { path: 'plans/list', kind: 'ok,cut' },
    { path: 'users/list', kind: '422' },
  ]);
  expect(opened(calls({ duration: 4200 }, {}, { outcome: 'unreachable' }, null), 5000).failures).toEqual([
    { path: 'plans/list', kind: '4200ms,dropped' },
    { path: 'users/list', kind: 'ok,60000ms' },
  ]);
});

test('a call that began just now is not one without an answer', () => {
  expect(opened(calls({}, null)).failures).toEqual([]);
});

test('what only led to saving the report is not told', () => {
  const steps: Step[] = [
    { at: 0, kind: 'focusLost' },
    { at: 1, kind: 'pressed', control: null, key: 'Ctrl+k' },
    { at: 2, kind: 'asked', call: 1, endpoint: 'listHabits' },
    { at: 3, kind: 'did', type: 'report/opened' },
  ];
  expect(opened(steps).stops).toMatchObject([{ text: 'The focus was lost', beside: [] }]);
});

test('where all calls are as slow, none is late', () => {
  expect(opened(calls({ duration: 3100 }, { duration: 3200 })).failures).toEqual([]);
});

test.each([
  ['no JSON', 'no', 'This is not a report of what happened.'],
  ['another file', '{"name":"petal"}', 'This is not a report of what happened.'],
  ['null', 'null', 'This is not a report of what happened.'],
  ['another file with a version', '{"version":"1.0.0"}', 'This is not a report of what happened.'],
  ['another version', '{"version":1}', 'This report has the format 1; this build reads format 2.'],
  ['half a report', '{"version":2}', 'This report is not whole.'],
])('%s is refused with a sentence', (_what, text, sentence) => {
  expect(openReport(text)).toBe(sentence);
});

test('a large file is not even read', async () => {
  const file = Object.defineProperty(new File([], 'film.json'), 'size', { value: 50_000_000 });
  expect(await openReportFile(file)).toBe('This file is too large for a report of what happened.');
});
