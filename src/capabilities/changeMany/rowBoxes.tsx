import { type NamedRecord } from '@/screen/rowTools/CardTools';
import { type Parts } from './selectable';
import { useSelected, useSelectionEvents } from './selection';

/** Ticks all rows of a page, or unticks them if all are ticked. */
export function PageBoxes({ ids }: Parts['PageBoxes']) {
  const events = useSelectionEvents();
  const ticked = useSelected((selected) => ids.filter((id) => selected?.includes(id)).length);
  const areAllTicked = ticked === ids.length;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !areAllTicked;
      }}
      type="checkbox"
      className="form-check-input select-box"
      aria-label="Select all on this page"
      checked={areAllTicked}
      onChange={() => events.cardsTicked({ ids, isTicked: !areAllTicked })}
    />
  );
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
