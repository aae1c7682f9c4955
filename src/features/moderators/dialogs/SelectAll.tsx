import { MODULES } from '@/services/session/modules';
import { countOf, withAll, withNone } from '../modules';

interface Props {
  modules: readonly string[];
  onChange: (modules: string[]) => void;
}

/** Ticks all modules, or unticks them if all are ticked; indeterminate while only some are. */
export function SelectAll({ modules, onChange }: Props) {
  const count = countOf(modules);
  const hasAll = count === MODULES.length;
  return (
    <div className="module-select-all">
      <label className="module-choice">
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !hasAll;
          }}
          type="checkbox"
          className="form-check-input"
          checked={hasAll}
          onChange={() => onChange(hasAll ? withNone(modules) : withAll(modules))}
        />
        Select all
      </label>
      <span className="meta figures">{`${count} of ${MODULES.length}`}</span>
    </div>
  );
}
