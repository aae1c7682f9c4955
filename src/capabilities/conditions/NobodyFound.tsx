import { useDispatch, useSelector } from 'react-redux';
import { NoMatches } from '@/components/state/NoMatches';
import { figure } from '@/components/format/number';
import { conditionsChanged, conditionTyped, selectConditions } from './conditionsSlice';
import { searchCleared } from '@/features/users/list/usersListSlice';
import { type Group } from './group';
import { printClause } from './syntax';
import { clauseInWords } from './words';

/** Says which condition left nobody, and removes it; if some are left, that the search or the tab hides them. */
export function NobodyFound({ group }: { group: Group }) {
  const dispatch = useDispatch();
  const { conditions } = useSelector(selectConditions);
  const index = group.counts.indexOf(0);
  const clause = group.conditions[index];
  if (!clause)
    return (
      <NoMatches
        title="No users found"
        description="The conditions find members, but none of them in this tab and search."
        clearLabel="Show all that they find"
        onClear={() => dispatch(searchCleared())}
      />
    );
  const before = group.counts.slice(0, index).findLast((count) => count !== null) ?? group.users.length;
  const isTyped = index >= conditions.length;
  const left =
    index === 0 ? `Of ${figure(before)} members none` : `${figure(before)} fulfil what stands before it, none of them`;
  return (
    <NoMatches
      title="No users found"
      description={`“${clauseInWords(clause)}” finds nobody. ${left} fulfils it.`}
      clearLabel={`Remove “${printClause(clause)}”`}
      onClear={() =>
        dispatch(isTyped ? conditionTyped('') : conditionsChanged(conditions.filter((_, other) => other !== index)))
      }
    />
  );
}
