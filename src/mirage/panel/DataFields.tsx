import { useId, useState } from 'react';
import { isKeeping, rememberKeeping } from '../browser/choice';
import { type KeptData } from '../persist/keepData';

export function DataFields({ data }: { data: KeptData }) {
  const id = useId();
  const [isKept, setIsKept] = useState(isKeeping);
  const keep = (keeps: boolean) => {
    rememberKeeping(keeps);
    setIsKept(keeps);
    if (keeps) data.keep();
    else void data.forget();
  };
  const reset = async () => {
    await data.forget();
    window.location.reload();
  };
  return (
    <fieldset className="mock-group">
      <legend className="form-label">Data</legend>
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isKept}
          onChange={({ target }) => keep(target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          Keep data over reloads
        </label>
      </div>
      <p className="form-text">What you change or upload stays in this browser, apart for each scenario.</p>
      <button type="button" className="btn btn-outline-secondary mock-reset" onClick={() => void reset()}>
        Reset data
      </button>
    </fieldset>
  );
}
