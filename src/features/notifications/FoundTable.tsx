import { useMemo } from 'react';
import { bindActionCreators } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { type Column } from '@/components/table/column';
import { PagedTable } from '@/components/table/PagedTable';
import { type Id } from '@/services/http/decode';
import { sortRows } from '@/screen/listView';
import { notificationsScreen, selectNotificationsScreen } from './notificationsScreen';
import { type TableSpec } from './tableSpec';

interface Props<Row> {
  spec: TableSpec<Row>;
  columns: Column<Row>[];
  found: readonly Row[];
}

const rowId = ({ id }: { id: Id }) => id;

/** One page of the rows that match the search. */
export function FoundTable<Row extends { id: Id }>({ spec, columns, found }: Props<Row>) {
  const { label, noun, sortValues } = spec;
  const events = bindActionCreators(notificationsScreen.actions, useDispatch());
  const view = useSelector(selectNotificationsScreen);
  const ordered = useMemo(() => sortRows(found, sortValues, view.sort), [found, sortValues, view.sort]);
  return (
    <PagedTable
      label={label}
      columns={columns}
      rows={ordered}
      rowId={rowId}
      view={view}
      events={events}
      count={countOf(found.length, noun)}
    />
  );
}
