import { ACCOUNTS } from '../areas/auth/accounts';
import { keepInAddress, showInAddress } from './address';
import {
  chosenFailures,
  chosenLatency,
  chosenScenario,
  isKeeping,
  isInAddress,
  saveChoice,
  type MockChoice,
} from './choice';
import { failureSetter } from './failures';
import { BrowserUploads } from './uploads';
import { indexedDumps } from '../persist/dumpStore';
import { keepData } from '../persist/keepData';
import { SCENARIOS } from '../scenarios/scenarios';
import { makeServer } from '../server';
import { stateOf } from '../calls/state';

/** Bytes per second of a usual home connection: a video takes a moment, a picture does not. */
const UPLOAD_RATE = 4_000_000;

export type BrowserMock = Awaited<ReturnType<typeof startInBrowser>>;

/**
 * Starts the mock server of a mock build, in the page. The address and the panel (`panel/`) choose scenario, latency and
 * failing calls; the browser remembers scenario, latency and changes of the data.
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
  const fail = failureSetter(server);
  fail(choice.failures);
  if (isInAddress()) showInAddress(saveChoice(choice));
  const data = await keepData(server, { store: indexedDumps(scenario), isOn: isKeeping(), uploads });

  return {
    accounts: ACCOUNTS,
    server,
    choice,
    data,
    keepInAddress,
    /** Applies latency and failures from the next call on; another scenario needs a reload. */
    choose(next: MockChoice) {
      stateOf(server).latency = Math.max(next.latency, SCENARIOS[scenario].latency ?? 0);
      fail(next.failures);
      showInAddress(saveChoice(next));
    },
  };
}
