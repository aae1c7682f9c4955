import { USER_FILTERS } from '@/services/notificationTypes';
import { toggleFilter, type Filter } from './filters';

interface Props {
  chosen: readonly Filter[];
  onChange: (chosen: readonly Filter[]) => void;
}

/** Users who match any of the ticked filters are found. */
export function FilterChecks({ chosen, onChange }: Props) {
  return (
    <fieldset className="check-group">
      <legend className="form-label">Find users by</legend>
      <div className="filter-choices">
        {USER_FILTERS.map((filter) => (
          <label key={filter} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={chosen.includes(filter)}
              onChange={() => onChange(toggleFilter(chosen, filter))}
            />
            {filter}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
