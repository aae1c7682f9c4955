import { PageBox } from './PageBox';
import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { type Parts } from './selectable';
import { useSelected, useSelectionEvents } from './selection';

/** The box of all rows of a page. */
export function PageBoxes({ ids }: Parts['PageBoxes']) {
  const events = useSelectionEvents();
  const ticked = useSelected((selected) => ids.filter((id) => selected?.includes(id)).length);
  return <PageBox ticked={ticked} total={ids.length} onToggle={(isTicked) => events.cardsTicked({ ids, isTicked })} />;
}

export function RowBox({ id, name }: NamedRecord) {
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
