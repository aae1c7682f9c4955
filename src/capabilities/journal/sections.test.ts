import { SCREENS } from '@/app/sections';
import { parts } from './shell';

test('every section that changes something has its words', () => {
  const paths = SCREENS.map(({ path }): string => path).filter((path) => path !== '/dashboard');
  expect(Object.keys(parts).sort()).toEqual(paths.sort());
});
