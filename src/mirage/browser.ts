import { ACCOUNTS } from './accounts';
import { objectUrls } from './browserMedia';
import { isScenarioName, type ScenarioName } from './scenarios/scenarios';
import { makeServer } from './server';

const USUAL_LATENCY = 150;

/** What the address says, else what it said last time in this browser. */
function remembered(name: string, key: string): string | null {
  const named = new URLSearchParams(window.location.search).get(name);
  try {
    if (named !== null) localStorage.setItem(key, named);
    return localStorage.getItem(key);
  } catch {
    return named; // storage is blocked
  }
}

function chosenScenario(): ScenarioName {
  const name = remembered('scenario', 'mock-scenario');
  return isScenarioName(name) ? name : 'default';
}

function chosenLatency(): number {
  const milliseconds = Number.parseInt(remembered('latency', 'mock-latency') ?? '', 10);
  return milliseconds >= 0 ? milliseconds : USUAL_LATENCY;
}

/**
 * Serves the API in the page itself (mock builds). `?scenario=` and `?latency=` (milliseconds) in the address choose
 * how, and stay chosen until others are named.
 */
export function startInBrowser(apiRoot: string) {
  const scenario = chosenScenario();
  makeServer({ environment: 'development', scenario, apiRoot, media: objectUrls, latency: chosenLatency() });
  return { accounts: ACCOUNTS, scenario };
}
