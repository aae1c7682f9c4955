import { SELECT, type Column } from '@/components/table/column';
import { PageBox } from '@/components/table/PageBox';
import { type Id } from '@/services/http/decode';
import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { useSelected, useSelectionEvents } from './selection';

/** The column of boxes of a table whose rows can be selected. */
export const boxColumn = <Row,>(of: (row: Row) => NamedRecord): Column<Row> => ({
  key: SELECT,
  header: 'Select',
  head: (rows) => <SelectedOfPage ids={rows.map((row) => of(row).id)} />,
  cell: (row) => <RowBox {...of(row)} />,
});

function SelectedOfPage({ ids }: { ids: Id[] }) {
  const events = useSelectionEvents();
  const ticked = useSelected((selected) => ids.filter((id) => selected?.includes(id)).length);
  return <PageBox ticked={ticked} total={ids.length} onToggle={(isTicked) => events.cardsTicked({ ids, isTicked })} />;
}

function RowBox({ id, name }: NamedRecord) {
  const events = useSelectionEvents();
  const isTicked = useSelected((selected) => selected?.includes(id) ?? false);
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
