import { labelsOf } from './modules';

const CHIPS = 2;

/** The first modules of a moderator, and how many more there are; a title and a hidden text name the others. */
export function ModuleChips({ modules }: { modules: readonly string[] }) {
  const labels = labelsOf(modules);
  if (labels.length === 0) return <span className="none">No modules</span>;
  const rest = labels.slice(CHIPS);
  return (
    <ul className="chips">
      {labels.slice(0, CHIPS).map((label) => (
        <li key={label} className="chip" title={label}>
          <span className="clip">{label}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="chip" title={rest.join(', ')}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <span className="visually-hidden">{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
