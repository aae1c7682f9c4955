import { MODULES } from '@/services/session/modules';
import { type Section } from '@/screen/section';
import { SCREENS, SECTIONS } from './sections';

test('every permission that can be given opens a section, and every section but the dashboard has one', () => {
  const needed = SECTIONS.flatMap(({ module }) => module ?? []);
  expect([...needed].sort()).toEqual([...MODULES].sort());
});

test.each((SCREENS as readonly Section[]).map((section) => [section.label, section] as const))(
  '%s fetches the calls that it names for its records and reads',
  async (_label, { endpoints, records, nestedRecords, reads }) => {
    const named = Object.keys({ ...records, ...nestedRecords, ...reads });
    expect(Object.keys((await endpoints?.()) ?? {})).toEqual(expect.arrayContaining(named));
  },
);
