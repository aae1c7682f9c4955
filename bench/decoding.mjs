import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { milliseconds } from './figures.mjs';
import { makeUsers } from './wire/users.mjs';

const ROWS = 100_000;
const RUNS = 40;
const LIMIT = 0.01;

/** Decoding without records: the same decoders, with this instead of `unread.ts`. */
const UNTOLD = `
  export const places = { push: () => {}, pop: () => {} };
  export const noteFault = () => {};
  export const decodeTold = (decode) => ({ data: decode(), meta: {} });
`;

const withoutNotes = {
  name: 'without-notes',
  setup: (bundle) => bundle.onLoad({ filter: /[\\/]unread\.ts$/ }, () => ({ contents: UNTOLD })),
};

async function decoder(name, plugins) {
  const outfile = path.resolve(`node_modules/.cache/bench-decoding-${name}.mjs`);
  const contents = `
    import { decodeTold } from './src/services/http/unread';
    import { toUsers } from './src/services/userDecoders';
    export const decode = (body) => decodeTold(() => toUsers(body));
  `;
  await build({ stdin: { contents, resolveDir: '.' }, outfile, bundle: true, format: 'esm', plugins });
  return (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)).decode;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

function timed(decode, body) {
  collectGarbage(); // otherwise the garbage of the previous run would be collected during this one
  const began = performance.now();
  decode(body);
  return performance.now() - began;
}

/** The cost of recording which rows and values of a reply could not be read, for a reply that could be read whole. */
export async function measureDecoding() {
  const told = await decoder('told', []);
  const untold = await decoder('untold', [withoutNotes]);
  const body = { data: makeUsers(ROWS) };
  /** @type {Record<'told' | 'untold', number[]>} */
  const times = { told: [], untold: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const turns = [() => times.told.push(timed(told, body)), () => times.untold.push(timed(untold, body))];
    // In turn, because the second of two starts with a fuller heap.
    for (const turn of run % 2 ? turns : turns.reverse()) turn();
  }
  const [withNotes, without] = [Math.min(...times.told), Math.min(...times.untold)];
  const cost = withNotes / without - 1;
  return {
    intro: `Decoding a \`users/list\` reply of ${ROWS.toLocaleString('en')} users that can all be read, in Node, with and without noting what cannot be read. The fastest of ${RUNS} runs each, in turn, since other work on the machine only adds time.`,
    head: ['Decoding', 'Panel', 'Target', ''],
    rows: [
      ['Without notes', milliseconds(without), '', ''],
      ['With notes', milliseconds(withNotes), '', ''],
      ['Cost of the notes', `${(cost * 100).toFixed(1)} %`, `≤ ${LIMIT * 100} %`, cost <= LIMIT ? 'met' : 'missed'],
    ],
  };
}
