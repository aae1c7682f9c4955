import { createAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ExportDialog } from '@/components/export/ExportDialog';
import { type Written } from '@/components/export/table';
import { shownOf, type Column } from '@/components/table/column';
import { useColumns } from '../useColumns';
import { type OpenView } from '../viewProps';
import { ViewPanel } from './ViewPanel';

const NO_TABLE = { name: '', columns: [] };

/** A file of this list was written. */
export const listExported = createAction<Written & { list: string }>('app/listExported');

/** What an export has of these columns. */
const exportedOf = <Row,>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ header, exported = [] }) =>
    typeof exported === 'function' ? { header, value: exported } : exported,
  );

/** The menu of a list, or the dialog of the export that was chosen in it: of a table, the columns that it shows. */
export function ViewMenu(props: OpenView) {
  const { table, exported, onClose } = props;
  const dispatch = useDispatch();
  const [exportName, setExportName] = useState('');
  const shown = shownOf(useColumns(table ?? NO_TABLE));
  const chosen = exported.find(({ name }) => name === exportName);
  if (!chosen) return <ViewPanel {...props} onExport={setExportName} />;
  return (
    <ExportDialog
      {...chosen}
      columns={chosen.columns ?? exportedOf(shown)}
      onExported={(what) => dispatch(listExported({ list: exportName, ...what }))}
      onClose={onClose}
    />
  );
}
