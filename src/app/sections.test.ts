import { MODULES } from '@/services/session/modules';
import { SECTIONS } from './sections';

test('every permission that can be given opens a section, and every section but the dashboard has one', () => {
  const needed = SECTIONS.flatMap(({ module }) => module ?? []);
  expect([...needed].sort()).toEqual([...MODULES].sort());
});
