import { SELECT, type Column } from '@/components/table/column';
import { PageBox } from '@/components/table/PageBox';
import { type Id } from '@/services/http/decode';
import { useListEvents, useListState } from '../list/listContext';

/** What is selected of the list around, and what ticks its rows. */
function useSelection() {
  const { events } = useListEvents();
  const selected = useListState((view) => view.selected);
  return { selected, tick: (ids: Id[], isTicked: boolean) => events.cardsTicked({ ids, isTicked }) };
}

interface Named {
  id: Id;
  name: string;
}

/** The column of boxes of a table whose rows are being selected. */
export const boxColumn = <Row,>(of: (row: Row) => Named): Column<Row> => ({
  key: SELECT,
  header: 'Select',
  head: (rows) => <SelectedOfPage ids={rows.map((row) => of(row).id)} />,
  cell: (row) => <RowBox {...of(row)} />,
});

function SelectedOfPage({ ids }: { ids: Id[] }) {
  const { selected, tick } = useSelection();
  return (
    <PageBox
      ticked={ids.filter((id) => selected?.includes(id)).length}
      total={ids.length}
      onToggle={(isTicked) => tick(ids, isTicked)}
    />
  );
}

function RowBox({ id, name }: Named) {
  const { selected, tick } = useSelection();
  const isTicked = selected?.includes(id) ?? false;
  return (
    <input
      type="checkbox"
      className="form-check-input select-box"
      aria-label={`Select ${name}`}
      checked={isTicked}
      onChange={() => tick([id], !isTicked)}
    />
  );
}
