import { SCREENS } from '@/app/sections';
import { type Section } from '@/screen/section';
import { makeServer, type MockServer } from '@/mirage/server';
import { type ScenarioName } from '@/mirage/scenarios/scenarios';
import { awkwardForm } from '@/mirage/scenarios/awkwardForm';
import { ODDITIES } from '@/mirage/scenarios/oddities';
import { refuse } from '@/mirage/overrides';
import { log } from '@/services/http/log';
import { formOf } from '../scripts/contract/forms';
import { odditiesOf, toMarkdown } from '../scripts/contract/markdown';
import { readContract, type CallReport } from '../scripts/contract/readContract';
import { giveUpLate } from '../scripts/contract/patience';
import { READS } from '../scripts/contract/reads';
import { signIn } from '../scripts/contract/signIn';
import { TEST_SETTINGS } from './setup';

let server: MockServer | undefined;
afterEach(() => server?.shutdown());

/** What the mock server answers in a scenario. */
async function readScenario(scenario: ScenarioName) {
  server?.shutdown();
  server = makeServer({ environment: 'test', scenario });
  await signIn(TEST_SETTINGS.apiRoot, 'amina@petal.app', 'petal-demo');
  return readContract();
}

const linesOf = (reports: readonly CallReport[], contract: readonly CallReport[]) =>
  reports.flatMap((report) =>
    odditiesOf(
      report,
      contract.find(({ path }) => path === report.path),
    ),
  );

describe('against the mock server', () => {
  let contract: CallReport[];
  let awkward: CallReport[];
  let report: string;
  beforeAll(async () => {
    jest.spyOn(log, 'warn').mockImplementation(() => {});
    contract = await readScenario('default');
    awkward = await readScenario('awkward');
    report = linesOf(awkward, contract).join('\n');
  });

  test('nothing differs in the scenario default', async () => {
    expect(linesOf(await readScenario('default'), contract)).toEqual([]);
    expect(toMarkdown('/api', contract, contract)).toContain('Nothing differs.');
  });

  /** Texts of every kind that the oddities tell apart by the name of their field. */
  const TEXTS: Record<string, string> = {
    title: 'Soup',
    image: 'dishes/soup.svg',
    externalLink: 'https://petal.example',
    createdAt: '2026-01-02T03:04:05Z',
  };

  test.each(ODDITIES.map((oddity) => [oddity.name, oddity] as const))('the oddity %s is named', (_name, oddity) => {
    for (const [field, text] of Object.entries(TEXTS)) {
      const value = oddity(field, text);
      if (value !== text) expect(report).toContain(`| ${value === undefined ? 'missing' : formOf(value)} |`);
    }
  });

  test.each([1, true, 'Y', [], ['a', 'b'], '["a","b"]', { measurements: { Waist: 1 } }])(
    'the awkward form of %j is named',
    (value) => {
      const { value: odd, ...others } = awkwardForm({ value }, undefined, 2) as Record<string, unknown>;
      const unknown = /^\| unknown field \|.*$/m.exec(report)![0];
      for (const field of Object.keys(others)) expect(unknown).toContain(`.${field}`);
      const form = typeof odd === 'object' && odd ? formOf((odd as typeof others).measurements) : formOf(odd);
      expect(report).toContain(`| ${form} |`);
    },
  );

  test('of each list the shape and the row that is left out are named', () => {
    const nested = awkward.filter(({ forms }) => forms.shapes.has('data.list[]'));
    const silent = nested.filter(
      (call) =>
        !odditiesOf(
          call,
          contract.find(({ path }) => path === call.path),
        )
          .join()
          .includes('row: left out'),
    );
    expect(silent.map(({ path }) => path)).toEqual(['dishes/list', 'dashboard/user-growth']);
  });

  test('the calls read, all that the sections read and more, and write nothing', () => {
    const paths = awkward.map(({ path }) => path);
    expect(paths).toHaveLength(READS.length);
    const first = (SCREENS as readonly Section[]).flatMap(({ firstCalls = [] }) => firstCalls);
    expect(paths).toEqual(expect.arrayContaining(first));
    expect(paths.filter((path) => /create|update|delete|send|react|assigned|deactivate/.test(path))).toEqual([]);
  });

  test('a call that fails is named', async () => {
    server = makeServer({ environment: 'test', scenario: 'default' });
    await signIn(TEST_SETTINGS.apiRoot, 'amina@petal.app', 'petal-demo');
    refuse(server, 'plans/list', { status: 500 });
    expect(linesOf(await readContract(), contract)).toEqual(['- failed: refused, 500']);
  });

  test('a call that never answers is given up and named', async () => {
    server = makeServer({ environment: 'test', scenario: 'default' });
    await signIn(TEST_SETTINGS.apiRoot, 'amina@petal.app', 'petal-demo');
    const send = globalThis.fetch;
    const answers = jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) =>
      (url as string).endsWith('plans/list')
        ? new Promise((_resolve, reject) => {
            options!.signal!.addEventListener('abort', () => reject(new DOMException('Late', 'TimeoutError')));
          })
        : send(url, { ...options, signal: undefined }),
    );
    const stop = giveUpLate(50);
    expect(linesOf(await readContract(), contract)).toEqual(['- failed: no answer within 30 s']);
    stop();
    answers.mockRestore();
  });

  test('the report has no contents', () => {
    const markdown = toMarkdown('/api', awkward, contract);
    for (const secret of ['amina', 'petal-demo', 'seed-token', 'Slow lentil', 'alert('])
      expect(markdown).not.toContain(secret);
  });
});
