import { useEffect, useState } from 'react';
import { type User } from '@/services/userTypes';
import { inSlices, memberOf } from './columns';
import { isUnread, type Field, type Member } from './fields/field';
import { ANY_ANSWER } from './fields/textFields';
import { type Suggestion } from './suggestions';

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
  const now = Date.now();
  await inSlices(missing.length > 0 ? users.length : 0, signal, (start, end) => {
    for (let position = start; position < end; position += 1) {
      const member = memberOf(users[position]!, now);
      for (const [index, field] of missing.entries()) if (isKnown(field, member)) counts[index]! += 1;
    }
  });
  for (const [index, { name }] of missing.entries()) known.set(name, counts[index]!);
  return new Map(known);
}

/** How many members have an answer to each suggested field, once typing rests. */
export function useKnownCounts(users: readonly User[], suggestions: readonly Suggestion[]): Counts {
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
