import { SelectIcon } from '@/components/menu/SelectIcon';
import { type ItemProps } from '@/screen/list/listTools';
import { useSelected, useSelectionEvents } from './selection';
import { useIsListShown } from './useIsListShown';

/** Begins to select, in the menu of the list. */
export function SelectSeveral({ close }: ItemProps) {
  const events = useSelectionEvents();
  const isSelecting = useSelected(Boolean);
  const isListShown = useIsListShown();
  if (isSelecting || !isListShown) return null;
  const select = () => {
    close();
    events.selectionBegun();
  };
  return (
    <button type="button" className="dropdown-item" onClick={select}>
      <SelectIcon />
      Select several
    </button>
  );
}
