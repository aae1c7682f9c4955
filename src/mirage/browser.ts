import { ACCOUNTS } from './accounts';
import { chosenLatency, chosenScenario } from './browserChoice';
import { objectUrls } from './browserMedia';
import { makeServer } from './server';

/** About a household's line: films take a moment, pictures do not. */
const UPLOAD_RATE = 4_000_000;

/**
 * Serves the API in the page itself (mock builds). `?scenario=` and `?latency=` (milliseconds) in the address choose
 * how, and stay chosen until others are named.
 */
export function startInBrowser(apiRoot: string) {
  const scenario = chosenScenario();
  const latency = chosenLatency();
  makeServer({
    environment: 'development',
    scenario,
    apiRoot,
    media: objectUrls,
    latency,
    uploadRate: UPLOAD_RATE,
  });
  return { accounts: ACCOUNTS, scenario };
}
