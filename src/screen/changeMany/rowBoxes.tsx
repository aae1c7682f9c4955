import { SELECT, type Column } from '@/components/table/column';
import { PageBox } from '@/components/table/PageBox';
import { type Id } from '@/services/http/decode';
import { useListEvents, useListState } from '../list/listContext';

interface Named {
  id: Id;
  name: string;
}

/** The column of boxes of a table whose rows can be selected. */
export const boxColumn = <Row,>(of: (row: Row) => Named): Column<Row> => ({
  key: SELECT,
  header: 'Select',
  head: (rows) => <SelectedOfPage ids={rows.map((row) => of(row).id)} />,
  cell: (row) => <RowBox {...of(row)} />,
});

function SelectedOfPage({ ids }: { ids: Id[] }) {
  const { events } = useListEvents();
  const ticked = useListState(({ selected }) => ids.filter((id) => selected?.includes(id)).length);
  return <PageBox ticked={ticked} total={ids.length} onToggle={(isTicked) => events.cardsTicked({ ids, isTicked })} />;
}

function RowBox({ id, name }: Named) {
  const { events } = useListEvents();
  const isTicked = useListState(({ selected }) => selected?.includes(id) ?? false);
  return (
    <input
      type="checkbox"
      className="form-check-input select-box"
      aria-label={`Select ${name}`}
      checked={isTicked}
      onChange={() => events.cardsTicked({ ids: [id], isTicked: !isTicked })}
    />
  );
}
