import { useStore } from 'react-redux';
import { sameValues } from '@/lib/sameValues';
import { keptColumns, keptViews, type KeptView } from './keptViews';
import { useKeptList } from '@/screen/kept/useKeptList';
import { useListEvents, useListState } from '@/screen/list/listContext';
import { changedBy, readView } from '@/screen/screenUrl';
import { isShown, showColumns } from './savedView';
import { useOwner } from '@/services/session/useSession';

/** The name of the view that is shown, if it is a kept one. */
export const useCurrentName = (table?: string) => useListViews(table).current?.name;

/** The views that the signed-in person keeps of the list, and which of them is shown. `table` is the name of its table. */
export function useListViews(table?: string) {
  const { screen, events } = useListEvents();
  const store = useStore<object>();
  const stateNow = () => screen.select(store.getState());
  const owner = useOwner();
  const [views, change] = useKeptList(keptViews(screen.path));
  const [columns] = useKeptList(keptColumns(table ?? ''));
  const current = useListState((state) =>
    views.find(
      (view) =>
        isShown(screen, state, view.search) &&
        (!view.table || (view.table === table && sameValues(view.columns, columns))),
    ),
  );
  return {
    screen,
    owner,
    stateNow,
    views,
    current,
    /** The columns that the person chose for the table. */
    columns,
    change,
    choose: (view: KeptView) => {
      showColumns(owner, view);
      const state = stateNow();
      // How many rows a page has stays as it is.
      const size = 'size' in state && { size: state.size };
      const read = { ...readView(screen, view.search), ...size };
      const changed = changedBy(screen, state, read);
      events.viewRestored({ ...read, ...changed }, Object.keys(changed));
    },
  };
}
