import { useMemo } from 'react';
import { Loaded } from '@/components/lazy/Loaded';
import { SELECT, type Column } from '@/components/table/column';
import { fillAt } from '@/lib/slots';
import { underRows } from '@/screen/list/listTools';
import { columnsBeside } from '@/screen/viewMenu/useColumns';
import { type Id } from '@/services/http/decode';
import { lateParts, listFills, Selecting, type Load, type Section } from './listFills';
import { type Changing } from './selectable';
import { useSelected } from './selection';

interface Rows<Row> {
  /** Of the table. */
  name: string;
  nameOf: (row: Row) => string;
  idOf?: (row: Row) => Id;
  /** Come with the page, and are there before anything is selected. */
  boxes?: Pick<Changing, 'RowBox' | 'PageBoxes'>;
}

const ownId = (row: unknown) => (row as { id: Id }).id;

/** For a section with a table: the bar stands at its end. */
export function changeManyRows<Row>(section: Section, { name, nameOf, idOf = ownId, boxes }: Rows<Row>, load: Load) {
  const parts = lateParts(load);
  const {
    RowBox = (row) => <Loaded of={parts.RowBox} props={row} />,
    PageBoxes = (page) => <Loaded of={parts.PageBoxes} props={page} />,
  }: Partial<Changing> = boxes ?? {};
  const column: Column<Row> = {
    key: SELECT,
    header: 'Select',
    head: (rows) => <PageBoxes ids={rows.map(idOf)} />,
    cell: (row) => <RowBox id={idOf(row)} name={nameOf(row)} />,
  };
  function useWithBoxes(columns: Column<never>[]) {
    const isSelecting = useSelected(Boolean);
    const hasBoxes = isSelecting || boxes !== undefined;
    return useMemo(() => (hasBoxes ? [column as Column<never>, ...columns] : columns), [hasBoxes, columns]);
  }
  return [
    ...listFills(section, parts),
    fillAt(underRows, section.path, () => <Selecting of={parts} className="selection-bar" />),
    fillAt(columnsBeside, name, useWithBoxes),
  ];
}
