import { useId } from 'react';

interface Props {
  latency: number;
  onChange: (latency: number) => void;
}

const USUAL = [0, 150, 300, 1000, 3000, 10_000];

/** The delay of each reply; the list includes a value that only the address has. */
export function LatencyField({ latency, onChange }: Props) {
  const id = useId();
  const options = [...new Set([...USUAL, latency])].sort((a, b) => a - b);
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        Latency
      </label>
      <select id={id} className="form-select" value={latency} onChange={({ target }) => onChange(Number(target.value))}>
        {options.map((milliseconds) => (
          <option key={milliseconds} value={milliseconds}>
            {milliseconds} ms
          </option>
        ))}
      </select>
    </div>
  );
}
