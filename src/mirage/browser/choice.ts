import { parseFailure, formatFailure, type Failure } from './failures';
import { isScenarioName, type ScenarioName } from '../scenarios/scenarios';

/** How the mock server of this page behaves. */
export interface MockChoice {
  scenario: ScenarioName;
  /** Milliseconds before every reply. */
  latency: number;
  failures: readonly Failure[];
}

const USUAL_LATENCY = 150;

/** Stores the value unless it is null; returns what is stored. */
function remember(value: string | null, key: string): string | null {
  try {
    if (value !== null) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    return value; // storage is blocked
  }
}

/** The parameters of the hash that the panel writes, or else of the query. */
function addressParams(): URLSearchParams {
  const { search, hash } = window.location;
  return new URLSearchParams(isChoiceHash(hash) ? hash.slice(1) : search);
}

/** Whether the hash of an address is that of a choice. */
export const isChoiceHash = (hash: string) => hash.startsWith('#scenario=');

/** The parameters of a choice, in a query or a hash. */
export const CHOICE_PARAMS = ['scenario', 'latency', 'fail'];

/** Whether the address has any of these parameters. */
export function isInAddress() {
  const params = addressParams();
  return CHOICE_PARAMS.some((name) => params.has(name));
}

/** Reads `?scenario=`; an unknown name is the default scenario. */
export function chosenScenario(): ScenarioName {
  const name = remember(addressParams().get('scenario'), 'mock-scenario');
  return isScenarioName(name) ? name : 'default';
}

/** Reads `?latency=`, in milliseconds. */
export function chosenLatency(): number {
  const milliseconds = Number.parseInt(remember(addressParams().get('latency'), 'mock-latency') ?? '', 10);
  return milliseconds >= 0 ? milliseconds : USUAL_LATENCY;
}

/** Reads every `?fail=users/list:500`; the browser does not remember failures. */
export const chosenFailures = (): Failure[] =>
  addressParams()
    .getAll('fail')
    .map(parseFailure)
    .filter((failure) => failure !== null);

/** The hash that makes a choice. */
export function hashOf({ scenario, latency, failures }: MockChoice): string {
  // Not by URLSearchParams, which would escape slashes and colons that people read.
  return ['#scenario=', scenario, '&latency=', latency, ...failures.map((one) => `&fail=${formatFailure(one)}`)].join(
    '',
  );
}

/** Remembers the choice and returns its hash. */
export function saveChoice(choice: MockChoice): string {
  remember(choice.scenario, 'mock-scenario');
  remember(String(choice.latency), 'mock-latency');
  return hashOf(choice);
}

/** Whether this browser keeps changed data over a reload. */
export const isKeeping = () => remember(null, 'mock-keep') !== 'no';

export const rememberKeeping = (keeps: boolean) => void remember(keeps ? 'yes' : 'no', 'mock-keep');
