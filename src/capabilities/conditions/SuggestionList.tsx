import { Fragment, use, useEffect, useState } from 'react';
import { figure } from '@/components/format/number';
import { type User } from '@/services/userTypes';
import { UsersContext } from './conditionsContext';
import { type Suggestion } from './draft';
import { inSlices } from './columns';
import { isUnread, type Field, type Member } from './fields/field';
import { rangeIn } from './rangeIn';
import { ANY_ANSWER } from './fields/textFields';

interface Props {
  id: string;
  typed: string;
  suggestions: readonly Suggestion[];
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

/** The fields that the typed text may become, in their groups, with an example and how many members have it. */
export function SuggestionList({ id, typed, suggestions, active, onChoose }: Props) {
  const known = useKnownCounts(suggestions);
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
  const [start, end] = rangeIn(label, typed);
  if (start === end) return <span>{label}</span>;
  return (
    <span>
      {label.slice(0, start)}
      <mark>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </span>
  );
}

/** How long typing rests before members are counted, in milliseconds. */
const REST_MS = 200;

type Counts = ReadonlyMap<string, number>;
const NO_COUNTS: Counts = new Map();
const counted = new WeakMap<readonly User[], Map<string, number>>();

function isKnown(field: Field, member: Member): boolean {
  if (field.kind === 'number') {
    const read = field.figure(member);
    return read !== null && !isUnread(read);
  }
  if (field.kind === 'folder') return false;
  return (field.kind === 'text' ? field.text(member) : field.choice(member)) !== '';
}

/** Counts the members with an answer to each field, in slices. */
async function countKnown(users: readonly User[], fields: readonly Field[], signal: AbortSignal): Promise<Counts> {
  const known = counted.get(users) ?? new Map<string, number>();
  counted.set(users, known);
  const missing = fields.filter(({ name }) => !known.has(name));
  const counts = missing.map(() => 0);
  await inSlices(missing.length > 0 ? users : [], Date.now(), signal, (members) => {
    for (const [index, field] of missing.entries())
      counts[index]! += members.filter((member) => isKnown(field, member)).length;
  });
  for (const [index, { name }] of missing.entries()) known.set(name, counts[index]!);
  return new Map(known);
}

/** How many members have an answer to each suggested field, once typing rests. */
function useKnownCounts(suggestions: readonly Suggestion[]): Counts {
  const users = use(UsersContext);
  const [counts, setCounts] = useState(NO_COUNTS);
  const wanted = suggestions.map(({ draft }) => draft).join('\n');
  useEffect(() => {
    const leaving = new AbortController();
    const fields = suggestions
      .map(({ field }) => field)
      .filter(({ name, kind }) => kind !== 'folder' && name !== ANY_ANSWER.name);
    const timer = setTimeout(() => {
      countKnown(users, fields, leaving.signal).then(setCounts, () => {});
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wanted` names the suggestions, which are made anew at each render
  }, [users, wanted]);
  return counts;
}
