import path from 'node:path';
import { type Capability } from '@/screen/capability';
import { CAPABILITIES as ALL } from '../src/app/capabilities';
import { IS_MATRIX } from './matrix';

/** These and what they need, however far. */
function withNeeds(names: readonly string[]): readonly string[] {
  const needed = ALL.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  const more = needed.filter((name) => !names.includes(name));
  return more.length > 0 ? withNeeds([...new Set([...names, ...more])]) : names;
}

/** Tests of a capability have it and what it needs, those of the core none; all others have all, and in the matrix every test has. */
function installedFor(test: string): readonly Capability[] {
  const [ofSource, name] = /^src\/(?:capabilities\/(\w+)\/)?/.exec(test) ?? [];
  if (IS_MATRIX || ofSource === undefined) return ALL;
  const names = name ? withNeeds([name]) : [];
  return ALL.filter((each) => names.includes(each.name));
}

/** In place of `src/app/capabilities.ts`: what the running test has, by its path. */
export const CAPABILITIES = installedFor(path.relative('', expect.getState().testPath!));
