import { readFailure, writeFailure, type Failure } from './failures';
import { isScenarioName, type ScenarioName } from '../scenarios/scenarios';

/** How the mock server of this page behaves. */
export interface MockChoice {
  scenario: ScenarioName;
  /** Milliseconds before every answer. */
  latency: number;
  failures: readonly Failure[];
}

const USUAL_LATENCY = 150;

/** What the address says, else what was said last time in this browser. */
function remembered(said: string | null, key: string): string | null {
  try {
    if (said !== null) localStorage.setItem(key, said);
    return localStorage.getItem(key);
  } catch {
    return said; // storage is blocked
  }
}

/** What the panel wrote behind the `#`, else the query of a link. */
function named(): URLSearchParams {
  const { search, hash } = window.location;
  return new URLSearchParams(isChoice(hash) ? hash.slice(1) : search);
}

/** Whether that is the part of an address which names a choice. */
export const isChoice = (hash: string) => hash.startsWith('#scenario=');

/** The parameters that name a choice, in a query or behind the `#`. */
export const CHOICE_NAMES = ['scenario', 'latency', 'fail'];

/** Whether the address names anything of the choice. */
export function isNamed() {
  const names = named();
  return CHOICE_NAMES.some((name) => names.has(name));
}

/** `?scenario=`; an unknown name means the default one. */
export function chosenScenario(): ScenarioName {
  const name = remembered(named().get('scenario'), 'mock-scenario');
  return isScenarioName(name) ? name : 'default';
}

/** `?latency=`, in milliseconds. */
export function chosenLatency(): number {
  const milliseconds = Number.parseInt(remembered(named().get('latency'), 'mock-latency') ?? '', 10);
  return milliseconds >= 0 ? milliseconds : USUAL_LATENCY;
}

/** `?fail=users/list:500`, as often as there are failures; they are not remembered beyond the address. */
export const chosenFailures = (): Failure[] =>
  named()
    .getAll('fail')
    .map(readFailure)
    .filter((failure) => failure !== null);

/** Remembers the choice, and answers how an address names it, behind its `#`. */
export function written({ scenario, latency, failures }: MockChoice): string {
  remembered(scenario, 'mock-scenario');
  remembered(String(latency), 'mock-latency');
  // By hand, for slashes and colons need no escaping here and are read by people.
  return ['#scenario=', scenario, '&latency=', latency, ...failures.map((one) => `&fail=${writeFailure(one)}`)].join(
    '',
  );
}

/** Whether changed data outlive a reload in this browser. */
export const isKeeping = () => remembered(null, 'mock-keep') !== 'no';

export const rememberKeeping = (keeps: boolean) => void remembered(keeps ? 'yes' : 'no', 'mock-keep');
