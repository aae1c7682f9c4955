import { ACCOUNTS } from './accounts';
import { chosenLatency, chosenScenario } from './browserChoice';
import { objectUrls } from './browserMedia';
import { makeServer } from './server';

/**
 * Serves the API in the page itself (mock builds). `?scenario=` and `?latency=` (milliseconds) in the address choose
 * how, and stay chosen until others are named.
 */
export function startInBrowser(apiRoot: string) {
  const scenario = chosenScenario();
  makeServer({ environment: 'development', scenario, apiRoot, media: objectUrls, latency: chosenLatency() });
  return { accounts: ACCOUNTS, scenario };
}
