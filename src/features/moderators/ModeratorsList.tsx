import { useDeferredValue, useMemo } from 'react';
import { PersonBadge } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NoMatches } from '@/components/state/NoMatches';
import { type Moderator } from '@/services/moderators';
import { AddModeratorButton } from './AddModeratorButton';
import { MODERATORS_COLUMNS } from './moderatorsColumns';
import { searchChanged, selectModeratorsScreen } from './moderatorsScreen';
import { ModeratorsTable } from './ModeratorsTable';
import { searchModerators } from './moderatorsView';

interface Props {
  /** Undefined until the first load went through. */
  moderators: readonly Moderator[] | undefined;
  isLoading: boolean;
}

const NO_MODERATORS: readonly Moderator[] = [];

/** The list's four faces: loading, empty, filtered to nothing, full. After a failed first load it stays blank. */
export function ModeratorsList({ moderators, isLoading }: Props) {
  const dispatch = useDispatch();
  // The letter typed is painted first; the rows follow.
  const search = useDeferredValue(useSelector(selectModeratorsScreen).search).trim();
  const found = useMemo(() => searchModerators(moderators ?? NO_MODERATORS, search), [moderators, search]);

  if (!moderators) return isLoading && <TableSkeleton columns={MODERATORS_COLUMNS} />;
  if (moderators.length === 0)
    return (
      <EmptyState
        icon={<PersonBadge aria-hidden />}
        title="No moderators found"
        text="Get started by adding your first moderator"
        action={<AddModeratorButton />}
      />
    );
  if (found.length === 0)
    return (
      <NoMatches
        title="No moderators found"
        description={`Nothing matches “${search}”.`}
        onClear={() => dispatch(searchChanged(''))}
      />
    );
  return <ModeratorsTable found={found} />;
}
