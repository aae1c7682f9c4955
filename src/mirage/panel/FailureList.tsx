import { XLg } from 'react-bootstrap-icons';
import { failureLabel, type Failure } from '../browser/failures';

interface Props {
  failures: readonly Failure[];
  /** Absent where they are only told. */
  onRemove?: (failure: Failure) => void;
}

export function FailureList({ failures, onRemove }: Props) {
  if (failures.length === 0) return null;
  return (
    <ul className="mock-failures" aria-label="Failing calls">
      {failures.map((failure) => (
        <li key={failure.path}>
          <span>
            <b>{failure.path}</b>
            <span className="meta d-block">{failureLabel(failure)}</span>
          </span>
          {onRemove && (
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label={`Remove the failure of ${failure.path}`}
              onClick={() => onRemove(failure)}
            >
              <XLg aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
