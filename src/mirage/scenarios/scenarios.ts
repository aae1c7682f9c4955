import { awkwardScenario } from './awkward';
import { defaultScenario } from './default';
import { emptyScenario } from './empty';
import { failingScenario } from './failing';
import { largeScenario } from './large';
import { longScenario } from './long';
import { type Scenario } from './scenario';
import { slowScenario } from './slow';
import { urduScenario } from './urdu/urdu';

/** Every scenario, by its name in `?scenario=`. */
export const SCENARIOS = {
  default: defaultScenario,
  empty: emptyScenario,
  large: largeScenario,
  failing: failingScenario,
  slow: slowScenario,
  awkward: awkwardScenario,
  long: longScenario,
  urdu: urduScenario,
} satisfies Record<string, Scenario> as Record<ScenarioName, Scenario>;

export type ScenarioName = 'default' | 'empty' | 'large' | 'failing' | 'slow' | 'awkward' | 'long' | 'urdu';

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
