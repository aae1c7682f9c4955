import { AllOf } from '@/components/error/AllOf';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { read } from '@/lib/slots';
import { MODULES } from '@/services/session/modules';
import { toggled, withNone, countOf, withAll } from '../modules';
import { modulesTools } from '../modulesTools';
import { FormCheck } from '@/components/form/FormCheck';

/** One box for each module. */
export function ModulesField() {
  const { field, setValue } = useFormField<string[]>('modules');
  const unknown = withNone(field.value);
  useFieldText('modules', 'Modules');
  return (
    <div className="modules-field">
      <AllOf of={read(modulesTools)} props={{ modules: field.value }} />
      <fieldset className="choices">
        <legend className="form-label">Modules</legend>
        <SelectAll modules={field.value} onChange={setValue} />
        <div className="module-choices">
          {MODULES.map((module) => (
            <FormCheck
              key={module}
              className="module-choice"
              checked={field.value.includes(module)}
              onChange={() => setValue(toggled(field.value, module))}
            >
              {module}
            </FormCheck>
          ))}
        </div>
        {unknown.length > 0 && <p className="form-text">{`Kept as stored: ${unknown.join(', ')}`}</p>}
      </fieldset>
    </div>
  );
}

/** Ticks all modules, or unticks them if all are ticked; indeterminate while only some are. */
function SelectAll({ modules, onChange }: { modules: readonly string[]; onChange: (modules: string[]) => void }) {
  const count = countOf(modules);
  const hasAll = count === MODULES.length;
  return (
    <div className="module-select-all">
      <FormCheck
        className="module-choice"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !hasAll;
        }}
        checked={hasAll}
        onChange={() => onChange(hasAll ? withNone(modules) : withAll(modules))}
      >
        Select all
      </FormCheck>
      <span className="meta figures">{`${count} of ${MODULES.length}`}</span>
    </div>
  );
}
