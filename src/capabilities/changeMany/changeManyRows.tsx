import { useMemo } from 'react';
import { type Column } from '@/components/table/column';
import { fillAt } from '@/lib/slots';
import { underRows } from '@/screen/list/listTools';
import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { columnsBeside } from '@/screen/viewMenu/useColumns';
import { barOf, listFills, type Load, type Section } from './listFills';
import { boxColumn } from './rowBoxes';
import { Selecting } from './Selecting';
import { useSelected } from './selection';

interface Rows<Row> {
  /** The name of the table. */
  table: string;
  recordOf: (row: Row) => NamedRecord;
  /** Whether the boxes are there before anything is selected. */
  areBoxesShown?: boolean;
}

/** For a section with a table: the bar stands at its end. */
export function changeManyRows<Row>(
  section: Section,
  { table, recordOf, areBoxesShown = false }: Rows<Row>,
  load: Load,
) {
  const bar = barOf(load);
  const boxes = boxColumn(recordOf) as Column<never>;
  function useWithBoxes(columns: Column<never>[]) {
    const hasBoxes = useSelected(Boolean) || areBoxesShown;
    return useMemo(() => (hasBoxes ? [boxes, ...columns] : columns), [hasBoxes, columns]);
  }
  return [
    ...listFills(section, load),
    fillAt(underRows, section.path, () => <Selecting of={bar} className="selection-bar" />),
    fillAt(columnsBeside, table, useWithBoxes),
  ];
}
