import path from 'node:path';
import { parseArgs } from 'node:util';

const SECTIONS = ['size', 'visits', 'changes', 'users', 'conditions', 'rounds'];

/** `--runs 7`, `--only size` (or another of SECTIONS), `--build` (build first, even where a build exists), `--dist <folder>`. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string' },
      build: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  if (values.only && !SECTIONS.includes(values.only)) throw new Error(`--only takes ${SECTIONS.join(' or ')}`);
  return {
    runs,
    build: values.build,
    dist: path.resolve(values.dist),
    sections: values.only ? [values.only] : SECTIONS,
  };
}
