import { createContext, use, useEffect, useMemo, useState } from 'react';
import { type User } from '@/services/userTypes';
import { USER_FILTERS } from '@/services/userFilters';
import { type ColumnField, type Columns } from './columns';
import { type Field } from './fields/field';
import { FIELDS } from './fields/fields';
import { columnsFor } from './group';
import { useMayOpen } from '@/services/session/useSession';

/** The list that the conditions search. */
export const UsersContext = createContext<readonly User[]>([]);

/** Whether this person may ask the server whom a filter of notification folders finds. */
export const useMayFilter = () => useMayOpen('Notifications');

/** The fields that are offered to this person. */
export function useFields(): readonly Field[] {
  const mayFilter = useMayFilter();
  return useMemo(() => (mayFilter ? FIELDS : FIELDS.filter(({ kind }) => kind !== 'folder')), [mayFilter]);
}

/** Builds the field's column if it is missing; null until it is built. */
export function useFieldColumns(field: ColumnField | null) {
  const users = use(UsersContext);
  const [built, setBuilt] = useState<{ users: readonly User[]; name: string; columns: Columns } | null>(null);
  useEffect(() => {
    if (!field) return undefined;
    const leaving = new AbortController();
    const columns = columnsFor(users);
    columns.build([field], leaving.signal).then(
      () => setBuilt({ users, name: field.name, columns }),
      () => {},
    );
    return () => leaving.abort();
  }, [users, field]);
  return built?.users === users && built.name === field?.name ? built.columns : null;
}

/** The values that members have in a field with few different ones; undefined for other fields. */
export function useValues(field: Field): readonly string[] | undefined {
  const columns = useFieldColumns(field.kind === 'choice' ? field : null);
  if (field.kind === 'folder') return USER_FILTERS;
  if (field.kind !== 'choice') return undefined;
  return columns?.choices.get(field.name)?.values.filter(Boolean).toSorted() ?? [];
}
