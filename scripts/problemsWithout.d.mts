import { type Diagnostic } from 'typescript';

export function problemsWithout(
  hidden: readonly string[],
  files?: readonly string[],
  planted?: ReadonlyMap<string, string>,
): Diagnostic[];
