import { type ReactNode } from 'react';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Id } from '@/services/http/decode';

interface Props<Row> {
  /** Undefined until their first load went through. */
  rows: readonly Row[] | undefined;
  id: Id | undefined;
  onGone: () => void;
  children: (row: Row) => ReactNode;
}

/** Draws a dialog about a row once the row is known; one about a row that is gone is told so. */
export function WhenKnown<Row extends { id: Id }>({ rows, id, onGone, children }: Props<Row>) {
  const row = rows?.find((known) => known.id === id);
  useClosedIfGone(rows !== undefined && !row, onGone);
  return row && children(row);
}
