import { useId, useState } from 'react';
import { SCENARIOS, type ScenarioName } from '../scenarios/scenarios';

interface Props {
  scenario: ScenarioName;
  onLoad: (scenario: ScenarioName) => void;
}

const ABOUT: Record<ScenarioName, string> = {
  default: '250 users',
  empty: 'the first day',
  large: '100,000 users',
  failing: 'loads are refused',
  slow: 'three seconds a call',
  awkward: 'odd replies',
  long: 'words of 170 letters',
  urdu: 'written in Urdu and Arabic',
};

/** Has a Load button, because the arrow keys change a select's value at once. */
export function ScenarioField({ scenario, onLoad }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(scenario);
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        Scenario
      </label>
      <div className="mock-row">
        <select
          id={id}
          className="form-select"
          value={chosen}
          onChange={({ target }) => setChosen(target.value as ScenarioName)}
        >
          {Object.keys(SCENARIOS).map((name) => (
            <option key={name} value={name}>
              {name}: {ABOUT[name as ScenarioName]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={chosen === scenario}
          onClick={() => onLoad(chosen)}
        >
          Load
        </button>
      </div>
    </div>
  );
}
