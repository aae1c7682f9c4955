import { useMemo } from 'react';
import { arrange } from './arrange';
import { keptColumns } from './keptViews';
import { useKeptList } from '@/screen/kept/useKeptList';
import { type ListTable } from '@/screen/viewMenu/viewProps';

/** The columns of the table as the person chose them, those that are left out as `isHidden`. */
export function useChosenColumns<Row>({ name, columns }: ListTable<Row>) {
  const [choice] = useKeptList(keptColumns(name));
  return useMemo(() => arrange(columns, choice), [columns, choice]);
}
