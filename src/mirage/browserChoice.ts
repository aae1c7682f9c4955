import { isScenarioName, type ScenarioName } from './scenarios/scenarios';

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

/** `?scenario=`; an unknown name means the default one. */
export function chosenScenario(): ScenarioName {
  const name = remembered('scenario', 'mock-scenario');
  return isScenarioName(name) ? name : 'default';
}

/** `?latency=`, in milliseconds. */
export function chosenLatency(): number {
  const milliseconds = Number.parseInt(remembered('latency', 'mock-latency') ?? '', 10);
  return milliseconds >= 0 ? milliseconds : USUAL_LATENCY;
}
