import { lazyComponent } from '@/components/lazy/lazyComponent';
import { SavedNote } from '../saved/SavedNote';
import { useListState } from './listContext';
import { type RowPlaceProps } from './RowPlace';
import { useTable } from './tableContext';

const rowPlace = lazyComponent<RowPlaceProps>(
  async () => (await import(/* webpackChunkName: "standby" */ './RowPlace')).RowPlace,
);

/** Above the rows of a table: where the one is that was saved last. */
export function SavedRow() {
  const { rows } = useTable();
  const saved = useListState((view) => view.saved);
  return <SavedNote of={rowPlace} props={saved && rows && { saved, rows }} />;
}
