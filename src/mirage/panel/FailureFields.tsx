import { useId, useRef, useState } from 'react';
import { FAILURE_KINDS, type Failure } from '../browser/failures';
import { type MockServer } from '../server';
import { FailureList } from './FailureList';
import { pathsOf } from './pathsOf';

interface Props {
  server: MockServer;
  failures: readonly Failure[];
  onChange: (failures: Failure[]) => void;
}

/** Adds and removes failing calls; a path has one failure at a time. */
export function FailureFields({ server, failures, onChange }: Props) {
  const id = useId();
  const [paths] = useState(() => pathsOf(server));
  const [{ path, kind }, setFailure] = useState<Failure>({ path: 'users/list', kind: FAILURE_KINDS[0]!.kind });
  const pathField = useRef<HTMLSelectElement>(null);
  const others = (of: string) => failures.filter((failure) => failure.path !== of);
  const remove = (failure: Failure) => {
    onChange(others(failure.path));
    pathField.current?.focus(); // the focused button is removed
  };
  return (
    <fieldset className="mock-group">
      <legend className="form-label">Failing calls</legend>
      <FailureList failures={failures} onRemove={remove} />
      <label className="visually-hidden" htmlFor={`${id}path`}>
        Path
      </label>
      <select
        ref={pathField}
        id={`${id}path`}
        className="form-select"
        value={path}
        onChange={({ target }) => setFailure({ path: target.value, kind })}
      >
        {paths.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div className="mock-row">
        <label className="visually-hidden" htmlFor={`${id}kind`}>
          Failure
        </label>
        <select
          id={`${id}kind`}
          className="form-select"
          value={kind}
          onChange={({ target }) => setFailure({ path, kind: target.value })}
        >
          {FAILURE_KINDS.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onChange([...others(path), { path, kind }])}
        >
          Set
        </button>
      </div>
      <p className="form-text">From the next call on; Refresh in the top bar calls again.</p>
    </fieldset>
  );
}
