import { type PayloadAction } from '@reduxjs/toolkit';
import { type Sort } from '@/components/table/sort';
import { PAGE_SIZES } from '@/components/table/texts';
import { tableReducers, type TableState } from '../tableState';
import { countField, numberOf, oneOf, privateTextField, sortField } from '../urlFields';
import { slicePart } from './listSlice';

/** The views of a section, of which one is shown; the first is its own. */
export const viewsOf = <View extends string>(views: readonly [View, ...View[]]) =>
  slicePart({
    initialState: { view: views[0] },
    urlFields: { view: oneOf(views) },
    reducers: {
      viewSelected(state: { view: View }, { payload }: PayloadAction<View>) {
        state.view = payload;
      },
    },
  });

/** A list, and its checks in place of it. */
export const LIST_OR_CHECKS = viewsOf(['list', 'checks']);

/** A table that can be sorted by these columns, and shows a page of its rows. Another search starts at page 1. */
export function sortedPages<Key extends string>(keys: readonly Key[]) {
  type Order = Sort & { key: Key };
  const initialState: TableState<Order> = { page: 1, size: PAGE_SIZES[0], sort: null };
  return slicePart({
    initialState,
    urlFields: { page: countField, size: numberOf(PAGE_SIZES), sort: sortField(keys) },
    reducers: {
      searchChanged(state: { search: string; page: number }, { payload }: PayloadAction<string>) {
        state.search = payload;
        state.page = 1;
      },
      ...tableReducers<Order>(),
    },
  });
}

/** A search for people, which the address leaves out. */
export const PEOPLE_SEARCHED = slicePart({
  initialState: {},
  urlFields: { search: privateTextField },
  reducers: {},
});
