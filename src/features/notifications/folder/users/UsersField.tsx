import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { GroupLegend } from '@/components/form/fieldParts';
import { useFieldText } from '@/components/form/fieldTexts';
import { useFormField } from '@/components/form/useFormField';
import { type Id } from '@/services/http/decode';
import { fullName } from '@/services/names';
import { useListCandidatesQuery, type Candidate } from '@/services/notifications';
import { USER_FILTERS } from '@/services/userFilters';
import { useFailureToast } from '../../failureToasts';
import { CandidateList } from './CandidateList';
import { searchUsers, toggleFilter, toggleUser, type Filter } from './chosenUsers';
import { ChosenCount, FoundHead, NoneListed } from './foundParts';
import { FormCheck } from '@/components/form/FormCheck';

const NOBODY: readonly Candidate[] = [];

/**
 * Chooses users among those that the filters find. A reply for former filters is never shown, and chosen users stay chosen
 * whatever the filters find.
 */
export function UsersField() {
  const [filters, setFilters] = useState<readonly Filter[]>([]);
  const [search, setSearch] = useState('');
  const { field, control, isRequired, ids, invalidClass, setValue } = useFormField<ReadonlySet<Id>>('users');
  const query = useListCandidatesQuery(filters.length > 0 ? filters : skipToken);
  useFailureToast('Failed to fetch users', query.error);
  const found = query.currentData ?? NOBODY;
  // Deferred, so that typing stays fast with many users.
  const wanted = useDeferredValue(search);
  const listed = useMemo(() => searchUsers(found, wanted), [found, wanted]);
  const chosen = field.value;
  useFieldText<Id>('users', 'Users', (userId) => {
    const user = found.find(({ id }) => id === userId);
    return user ? fullName(user) : `user ${userId}`;
  });
  // Takes the focus of a button that disappears when it is pressed.
  const group = useRef<HTMLFieldSetElement>(null);
  const takeFocus = () => group.current?.focus({ preventScroll: true });
  const removeUnseen = (kept: ReadonlySet<Id>) => {
    takeFocus();
    setValue(kept);
  };
  const retry = () => {
    takeFocus();
    void query.refetch();
  };
  return (
    <>
      <FilterChecks chosen={filters} onChange={setFilters} />
      <fieldset
        ref={group}
        className={`check-group ${invalidClass}`}
        tabIndex={-1}
        aria-describedby={`${ids.hint} ${control['aria-describedby'] ?? ''}`}
      >
        <GroupLegend label="Users" isRequired={isRequired} noteId={ids.hint} />
        <ChosenCount found={query.currentData} chosen={chosen} onRemove={removeUnseen} />
        <FoundHead listed={listed} chosen={chosen} onChange={setValue} search={search} onSearch={setSearch} />
        {listed.length > 0 ? (
          <CandidateList
            key={[...filters, wanted].join('\n')}
            users={listed}
            chosen={chosen}
            onToggle={(id) => setValue(toggleUser(chosen, id))}
          />
        ) : (
          <NoneListed hasFilter={filters.length > 0} query={query} onRetry={retry} />
        )}
      </fieldset>
    </>
  );
}

interface Props {
  chosen: readonly Filter[];
  onChange: (chosen: readonly Filter[]) => void;
}

/** Users who match any of the ticked filters are found. */
function FilterChecks({ chosen, onChange }: Props) {
  return (
    <fieldset className="check-group">
      <legend className="form-label">Find users by</legend>
      <div className="filter-choices">
        {USER_FILTERS.map((filter) => (
          <FormCheck
            key={filter}
            className="form-check"
            checked={chosen.includes(filter)}
            onChange={() => onChange(toggleFilter(chosen, filter))}
          >
            {filter}
          </FormCheck>
        ))}
      </div>
    </fieldset>
  );
}
