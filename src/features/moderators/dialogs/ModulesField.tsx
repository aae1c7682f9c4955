import { useContext, useEffect, useId, useRef, useState } from 'react';
import { LayoutSidebar } from 'react-bootstrap-icons';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { MODULES } from '@/services/session/modules';
import { toggled, withNone, countOf, withAll } from '../modules';
import { SidebarPreviewContext } from '../sidebarPreviewContext';

/** One box for each module, and on demand a preview of the sidebar with the ticked ones. */
export function ModulesField() {
  const { field, setValue } = useFormField<string[]>('modules');
  const [isPreviewed, setPreviewed] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const previewId = useId();
  const renderSidebar = useContext(SidebarPreviewContext);
  const unknown = withNone(field.value);
  useFieldText('modules', 'Modules');
  useEffect(() => {
    if (isPreviewed) container.current?.scrollIntoView({ block: 'nearest' });
  }, [isPreviewed]);

  return (
    <div ref={container} className={`modules-field ${isPreviewed ? 'with-preview' : ''}`}>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-expanded={isPreviewed}
        aria-controls={isPreviewed ? previewId : undefined}
        onClick={() => setPreviewed(!isPreviewed)}
      >
        <LayoutSidebar aria-hidden />
        Preview as this moderator
      </button>
      <fieldset className="choices">
        <legend className="form-label">Modules</legend>
        <SelectAll modules={field.value} onChange={setValue} />
        <div className="module-choices">
          {MODULES.map((module) => (
            <label key={module} className="module-choice">
              <input
                type="checkbox"
                className="form-check-input"
                checked={field.value.includes(module)}
                onChange={() => setValue(toggled(field.value, module))}
              />
              {module}
            </label>
          ))}
        </div>
        {unknown.length > 0 && <p className="form-text">{`Kept as stored: ${unknown.join(', ')}`}</p>}
      </fieldset>
      {isPreviewed && <div id={previewId}>{renderSidebar(field.value)}</div>}
    </div>
  );
}

/** Ticks all modules, or unticks them if all are ticked; indeterminate while only some are. */
function SelectAll({ modules, onChange }: { modules: readonly string[]; onChange: (modules: string[]) => void }) {
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
