import { useListEvents, useListState } from '@/screen/list/listContext';

/** Whether the section shows its own list, and no other view in its place. */
export function useIsListShown() {
  const { screen } = useListEvents();
  return useListState(({ view }) => view) === screen.defaults.view;
}
