import { type Column } from '@/components/table/column';
import { read, slot } from '@/lib/slots';
import { type ListTable } from './viewProps';

/** A hook that says which columns of a table are shown, and in which order: those that are left out are `isHidden`. */
export const columns = slot<<Row>(table: ListTable<Row>) => Column<Row>[]>('columns');

/** A hook that puts others beside the shown columns of a table; by the table's name. */
export const columnsBeside = slot<(shown: Column<never>[]) => Column<never>[], string>('columnsBeside');

const useOwn = <Row>(table: ListTable<Row>) => table.columns;
const useSame = (shown: Column<never>[]) => shown;

/** The columns of a table as they are shown. */
export function useColumns<Row>(table: ListTable<Row>) {
  const [useShown = useOwn] = read(columns);
  const [useWhole = useSame] = read(columnsBeside, table.name);
  return useWhole(useShown(table)) as Column<Row>[];
}
