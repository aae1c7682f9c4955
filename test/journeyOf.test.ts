import { readFileSync } from 'node:fs';
import { type Report } from '@/app/sessionReport/format';
import { journeyOf } from '../scripts/journeyOf';

const FILE = readFileSync('e2e/reports/refused-save.json', 'utf8');

const linesOf = (journey: string) => journey.split('\n').map((line) => line.trim());

test('a journey does what the report tells, has the backend fail as it did, and ends with the fault', () => {
  const lines = linesOf(journeyOf(FILE));
  const save = lines.findIndex((line) => line.includes('"Save"'));
  expect(lines).toContain('await openAs(page, ADMIN, "/dashboard");');
  expect(lines[save - 1]).toBe('await mockApi.override({ kind: "refuse", path: "plans/update", status: 500 });');
  expect(lines[save - 2]).toContain('.fill("xxxx xxxxxxx");');
  expect(lines[save + 1]).toMatch(/^\/\/ In the report the address is .*, Edit Plan is open/);
  expect(lines[save + 3]).toBe(`await expect(page.getByRole('dialog')).toHaveCount(0);`);
});

test('a report in which nothing went wrong is a journey of all its steps', () => {
  const report = JSON.parse(FILE) as Report;
  const steps = report.steps.filter((step) => step.kind !== 'answered');
  const journey = journeyOf(JSON.stringify({ ...report, steps }));
  expect(journey).toContain('"Discard"');
  expect(journey).not.toContain('mockApi.override');
});

test('what is no report makes no journey', () => {
  expect(() => journeyOf('{}')).toThrow('This is not a report of what happened.');
});
