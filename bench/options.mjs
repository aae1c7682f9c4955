import path from 'node:path';
import { parseArgs } from 'node:util';

const SECTIONS = ['size', 'visits', 'acts', 'calls', 'conditions', 'rounds', 'recorder'];

/** Where `npm run build:core` puts the panel without its capabilities. */
export const CORE = path.resolve('node_modules/.cache/core/dist');

/** The options, which `--help` tells (bench.mjs). */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      build: { type: 'boolean', default: false },
      against: { type: 'string' },
      write: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
  if (values.only && !SECTIONS.includes(values.only)) throw new Error(`--only takes ${SECTIONS.join(' or ')}`);
  if (values.write && values.against) throw new Error('--write keeps the figures of one build: not with --against');
  return {
    runs,
    write: values.write,
    build: values.build,
    against: values.against === 'core' ? CORE : values.against && path.resolve(values.against),
    dist: path.resolve(values.dist),
    sections: values.only ? [values.only] : SECTIONS,
  };
}
