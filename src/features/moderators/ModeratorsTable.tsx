import { useMemo } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { PagedTable } from '@/components/table/PagedTable';
import { type Moderator } from '@/services/moderators';
import { MODERATORS_COLUMNS } from './moderatorsColumns';
import { moderatorsScreen, selectModeratorsScreen } from './moderatorsScreen';
import { sortModerators } from './moderatorsView';

const moderatorId = ({ id }: Moderator) => id;

/** One page of the moderators that the search found. */
export function ModeratorsTable({ found }: { found: readonly Moderator[] }) {
  const events = bindActionCreators(moderatorsScreen.actions, useDispatch());
  const view = useSelector(selectModeratorsScreen);
  const ordered = useMemo(() => sortModerators(found, view.sort), [found, view.sort]);
  return (
    <PagedTable
      label="Moderators"
      columns={MODERATORS_COLUMNS}
      rows={ordered}
      rowId={moderatorId}
      view={view}
      events={events}
      count={countOf(found.length, 'moderator')}
    />
  );
}
