import { ACCOUNTS } from '../areas/auth/accounts';
import { keepInAddress, showInAddress } from './address';
import { chosenFailures, chosenLatency, chosenScenario, isKeeping, isNamed, written, type MockChoice } from './choice';
import { failing } from './failures';
import { BrowserUploads } from './uploads';
import { indexedDumps } from '../persist/dumpStore';
import { keepData } from '../persist/keepData';
import { SCENARIOS } from '../scenarios/scenarios';
import { makeServer } from '../server';
import { stateOf } from '../calls/state';

/** About a household's line: films take a moment, pictures do not. */
const UPLOAD_RATE = 4_000_000;

export type BrowserMock = Awaited<ReturnType<typeof startInBrowser>>;

/**
 * Serves the API in the page itself (mock builds). The address or the panel (`panel/`) choose how; scenario and latency
 * stay chosen until others are named, and what is changed of the data stays too.
 */
export async function startInBrowser(apiRoot: string) {
  const choice: MockChoice = { scenario: chosenScenario(), latency: chosenLatency(), failures: chosenFailures() };
  const { scenario, latency } = choice;
  const uploads = new BrowserUploads();
  const server = makeServer({
    environment: 'development',
    scenario,
    apiRoot,
    media: uploads,
    latency,
    uploadRate: UPLOAD_RATE,
  });
  const fail = failing(server);
  fail(choice.failures);
  if (isNamed()) showInAddress(written(choice));
  const data = await keepData(server, { store: indexedDumps(scenario), isOn: isKeeping(), uploads });

  return {
    accounts: ACCOUNTS,
    server,
    choice,
    data,
    keepInAddress,
    /** Behaves as chosen from the next call on; the data of another scenario come with a reload. */
    choose(next: MockChoice) {
      stateOf(server).latency = Math.max(next.latency, SCENARIOS[scenario].latency ?? 0);
      fail(next.failures);
      showInAddress(written(next));
    },
  };
}
