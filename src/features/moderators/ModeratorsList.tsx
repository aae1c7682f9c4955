import { useDeferredValue, useMemo } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { PersonBadge } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { TableSkeleton } from '@/components/skeleton/TableSkeleton';
import { useHasArrived } from '@/components/skeleton/useHasArrived';
import { NothingMatches } from '@/components/state/NothingMatches';
import { PagedTable } from '@/components/table/PagedTable';
import { type Loaded } from '@/lib/loaded';
import { EmptyList } from '@/screen/EmptyList';
import { useColumns } from '@/screen/viewMenu/useColumns';
import { type Moderator } from '@/services/moderators';
import { MODERATORS_TABLE } from './moderatorsColumns';
import { dialogOpened, moderatorsScreen, selectModeratorsScreen } from './moderatorsScreen';
import { searchModerators, sortModerators } from './moderatorsView';

interface Props {
  moderators: Loaded<readonly Moderator[]>;
  isLoading: boolean;
}

const NO_MODERATORS: readonly Moderator[] = [];

const moderatorId = ({ id }: Moderator) => id;

/** The list: loading, empty, without matches or with rows. After a failed first load it stays blank. */
export function ModeratorsList({ moderators, isLoading }: Props) {
  const hasArrived = useHasArrived(moderators);
  const columns = useColumns(MODERATORS_TABLE);
  const events = bindActionCreators(moderatorsScreen.actions, useDispatch());
  const view = useSelector(selectModeratorsScreen);
  // Deferred, so that the typed letter is painted before the rows.
  const search = useDeferredValue(view.search).trim();
  const found = useMemo(
    () => sortModerators(searchModerators(moderators ?? NO_MODERATORS, search), view.sort),
    [moderators, search, view.sort],
  );

  if (!moderators || !hasArrived) return (isLoading || moderators) && <TableSkeleton columns={columns} />;
  if (moderators.length === 0)
    return (
      <EmptyList
        icon={PersonBadge}
        title="No moderators found"
        text="Get started by adding your first moderator"
        add="Add Moderators"
        opens={dialogOpened({ kind: 'add' })}
      />
    );
  if (found.length === 0)
    return <NothingMatches title="No moderators found" search={search} onClear={() => events.searchChanged('')} />;
  return (
    <PagedTable
      label="Moderators"
      columns={columns}
      rows={found}
      rowId={moderatorId}
      view={view}
      events={events}
      count={countOf(found.length, 'moderator')}
    />
  );
}
