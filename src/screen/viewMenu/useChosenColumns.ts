import { useMemo } from 'react';
import { arrange } from '@/components/table/arrange';
import { keptColumns } from '../kept/keptViews';
import { useKeptList } from '../kept/useKeptList';
import { type ListTable } from './viewProps';

/** The columns of the table as the person chose them, those that are left out as `isHidden`. */
export function useChosenColumns<Row>({ name, columns }: ListTable<Row>) {
  const [choice] = useKeptList(keptColumns(name));
  return useMemo(() => arrange(columns, choice), [columns, choice]);
}
