import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { findRows, type TableSpec } from '@/screen/list/tableContext';
import { useListState } from '@/screen/list/listContext';
import { type Id } from '@/services/http/decode';
import { changing } from './changing';
import { type Many } from './many';
import { type Selectable } from './selectable';

const NONE: readonly never[] = [];

/** What can be done with the selected rows of a section's table. */
export const selectedRows = <Row extends { id: Id }, Form>(
  { endpoint, rows: rowsOf, noun }: Many<Row, Form>,
  table: TableSpec<Row>,
  acts: Selectable<Row>['acts'],
) =>
  changing(() => {
    const { data } = useSelector(endpoint.select(undefined as never) as (state: unknown) => { data?: never });
    const { search, sort = null } = useListState((view) => view);
    const rows = data === undefined ? NONE : rowsOf(data);
    const shown = useMemo(() => findRows(table, rows, search, sort), [rows, search, sort]);
    return { noun, rows, shown, where: 'found', acts };
  });
