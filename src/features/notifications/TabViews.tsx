import { type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { type Loaded } from '@/lib/loaded';
import { searchRows, sortRows } from '@/screen/listView';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { NOTIFICATIONS, selectNotificationsScreen } from './notificationsScreen';
import { type TableSpec } from './tableSpec';

interface Props<Row> {
  spec: TableSpec<Row>;
  all: Loaded<readonly Row[]>;
}

const NOTHING: readonly never[] = [];

/** The rows of the tab that match the search, in the table's order. */
function useFoundRows<Row>({ spec, all = NOTHING }: Props<Row>) {
  const { search, sort } = useSelector(selectNotificationsScreen);
  return () => sortRows(searchRows(all, spec.textOf, search), spec.sortValues, sort);
}

/** The kept views, over the tab's table. */
export function TabChips<Row>(props: Props<Row>) {
  const rows = useFoundRows(props);
  return <ViewChips screen={NOTIFICATIONS} table={props.spec.table.name} rows={props.all && rows} />;
}

export function TabViewButton<Row>({ children, ...props }: Props<Row> & { children: ReactNode }) {
  const { table, exported, noun } = props.spec;
  const rows = useFoundRows(props);
  return (
    <ViewButton screen={NOTIFICATIONS} table={table} exported={[{ ...exported, noun, rows }]}>
      {children}
    </ViewButton>
  );
}
