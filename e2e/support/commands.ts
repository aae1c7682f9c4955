import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'seed-art/README.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** `npm run walk`, `npm test`, `npx tsc` or `node seed-art/draw-dishes.mjs`, without what is given to it. */
const COMMAND = /\b(?:npm (?:run )?[a-z][\w:-]*|npx \w+|node [\w/-]+\.mjs|docker [a-z]+)/g;

/** What stands in the code of a page: its blocks, and its spans outside of them. */
const codeOf = (page: string) => [
  ...[...page.matchAll(/^```.*\n([^]*?)^```$/gm)].map(([, block]) => block!),
  ...[...page.replace(/^```[^]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span!),
];

const commandsIn = (text: string) => [...text.matchAll(COMMAND)].map(([command]) => command);

/** npm knows some scripts without `run`. */
const scriptOf = (command: string) => /^npm (?:run )?(.*)$/.exec(command)?.[1] ?? '';
const nameOf = (script: string) => (['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`);

/** Every command of package.json and of the pages. */
export const allCommands = () => {
  const named = PAGES.flatMap((page) => codeOf(read(page)).flatMap(commandsIn));
  return [...new Set([...Object.keys(scripts).map(nameOf), ...named])].toSorted();
};

/** The commands that a script runs, such as those of `run-p` or `run-s` in it. */
const partsOf = (script: string) => {
  const [, list] = /^run-[ps] (.*)$/.exec(script) ?? [];
  return list
    ? list
        .split(/[ "]+/)
        .filter((part) => part in scripts)
        .map(nameOf)
    : commandsIn(script);
};

/** Those that a stage of `.ci/run` runs, and those made of nothing else. */
export function runByStages() {
  const ran = new Set(commandsIn(read('.ci/run')));
  for (const command of ran) for (const part of partsOf(scripts[scriptOf(command)] ?? '')) ran.add(part);
  for (const [script, text] of Object.entries(scripts)) {
    if (partsOf(text).length > 0 && partsOf(text).every((part) => ran.has(part))) ran.add(nameOf(script));
    if (ran.has(nameOf(script))) ran.add(`npx ${text.split(' ')[0]}`);
  }
  return ran;
}

export interface Ended {
  status: number | null;
  printed: string;
}

/** Starts a command as one types it, in a group of its own, so that what it starts ends with it. */
function start(command: string, env: Record<string, string> = {}) {
  const child = spawn(command, { shell: true, detached: true, env: { ...process.env, ...env } });
  const kill = () => process.kill(-child.pid!);
  let printed = '';
  const read = (listener: () => void) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        listener();
      });
  };
  return { child, kill, read, printed: () => printed };
}

/** Runs a command to its end. */
export function run(command: string, env?: Record<string, string>): Promise<Ended> {
  const { child, read, printed } = start(command, env);
  read(() => undefined);
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, printed: printed() })));
}

/** Runs a server until what is done with its address is over. */
export async function whileUp(command: string, env: Record<string, string>, use: (url: string) => Promise<unknown>) {
  const { child, kill, read, printed } = start(command, env);
  try {
    const url = await new Promise<string>((resolve, reject) => {
      read(() => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed()) ?? [];
        if (address) resolve(address);
      });
      child.once('close', () => reject(new Error(printed())));
    });
    await use(url);
  } finally {
    kill();
  }
}
