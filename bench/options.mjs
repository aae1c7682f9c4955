import path from 'node:path';
import { parseArgs } from 'node:util';

const SECTIONS = ['size', 'visits', 'acts', 'calls', 'conditions', 'rounds'];

/**
 * `--runs 5`, `--only size` (or another of SECTIONS), `--build` (build first, even where a build exists), `--dist <folder>`,
 * `--against <folder>` (another build beside it, instead of the bare page; nothing is written).
 */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      build: { type: 'boolean', default: false },
      against: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  if (values.only && !SECTIONS.includes(values.only)) throw new Error(`--only takes ${SECTIONS.join(' or ')}`);
  return {
    runs,
    build: values.build,
    against: values.against && path.resolve(values.against),
    dist: path.resolve(values.dist),
    sections: values.only ? [values.only] : SECTIONS,
  };
}
