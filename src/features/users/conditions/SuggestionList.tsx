import { Fragment } from 'react';
import { figure } from '@/components/format/number';
import { type User } from '@/services/userTypes';
import { type Suggestion } from './suggestions';
import { useKnownCounts } from './useKnownCounts';

interface Props {
  id: string;
  users: readonly User[];
  typed: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** The fields that the typed text may become, in their groups, with an example and how many members have it. */
export function SuggestionList({ id, users, typed, suggestions, active, onChoose }: Props) {
  const known = useKnownCounts(users, suggestions);
  return (
    <div id={id} className="cond-suggest" role="listbox" aria-label="Fields">
      {suggestions.map((suggestion, index) => {
        const { field, label, draft } = suggestion;
        const isFirstOfGroup = field.group !== suggestions[index - 1]?.field.group;
        const count = known.get(field.name);
        return (
          <Fragment key={draft}>
            {isFirstOfGroup && (
              <div className="suggest-kind" aria-hidden>
                {field.group}
              </div>
            )}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before the field loses the focus, which would remove the list.
              onPointerDown={(event) => {
                event.preventDefault();
                onChoose(suggestion);
              }}
            >
              <Name label={label} typed={typed} />
              {label === field.label && <span className="meta clip">{field.example}</span>}
              {count !== undefined && <span className="meta push figures">{figure(count)} known</span>}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

/** A name with the typed letters marked. */
function Name({ label, typed }: { label: string; typed: string }) {
  const at = typed ? label.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at === -1) return <span>{label}</span>;
  return (
    <span>
      {label.slice(0, at)}
      <mark>{label.slice(at, at + typed.length)}</mark>
      {label.slice(at + typed.length)}
    </span>
  );
}
