import { useDeferredValue, useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFormField } from '@/components/form/useFormField';
import { type Id } from '@/services/decode';
import { useListCandidatesQuery } from '@/services/notifications';
import { type Candidate } from '@/services/notificationTypes';
import { useFailureToast } from '../../useFailureToast';
import { CandidateList } from './CandidateList';
import { ChosenCount } from './ChosenCount';
import { searchUsers, toggleUser } from './chosenUsers';
import { FilterChecks } from './FilterChecks';
import { type Filter } from './filters';
import { FoundHead } from './FoundHead';
import { NoneListed } from './NoneListed';

const NOBODY: readonly Candidate[] = [];

/**
 * §4 Folder editing: filters find users, and some of those are chosen. A reply to filters that were changed meanwhile is
 * never shown, and who is chosen stays so whatever the filters find.
 */
export function UsersField() {
  const [filters, setFilters] = useState<readonly Filter[]>([]);
  const [search, setSearch] = useState('');
  const { field, setValue } = useFormField<ReadonlySet<Id>>('users');
  const query = useListCandidatesQuery(filters.length > 0 ? filters : skipToken);
  useFailureToast('Failed to fetch users', query.error);
  const found = query.currentData ?? NOBODY;
  // The letter typed is painted first; the list follows.
  const wanted = useDeferredValue(search);
  const listed = useMemo(() => searchUsers(found, wanted), [found, wanted]);
  const chosen = field.value;
  return (
    <>
      <FilterChecks chosen={filters} onChange={setFilters} />
      <fieldset className="check-group">
        <legend className="form-label">Users</legend>
        <ChosenCount found={query.currentData} chosen={chosen} onChange={setValue} />
        <FoundHead listed={listed} chosen={chosen} onChange={setValue} search={search} onSearch={setSearch} />
        {listed.length > 0 ? (
          <CandidateList
            key={[...filters, wanted].join('\n')}
            users={listed}
            chosen={chosen}
            onToggle={(id) => setValue(toggleUser(chosen, id))}
          />
        ) : (
          <NoneListed hasFilter={filters.length > 0} query={query} />
        )}
      </fieldset>
    </>
  );
}
