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
  const fetchReally = window.fetch.bind(window);
  makeServer({ environment: 'development', scenario, apiRoot, media: objectUrls, latency: chosenLatency() });
  // Mirage knows no `blob:` addresses, which is what its uploads have.
  const fetchMocked = window.fetch.bind(window);
  window.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('blob:') ? fetchReally(input, init) : fetchMocked(input, init);
  return { accounts: ACCOUNTS, scenario };
}
