import { type PayloadAction } from '@reduxjs/toolkit';
import { type Sort } from '@/components/table/sort';
import { PAGE_SIZES } from '@/components/table/texts';
import { countField, numberOf, privateTextField, sortField } from '../urlFields';
import { slicePart } from './listSlice';

interface TableState<Order extends Sort> {
  page: number;
  size: number;
  sort: Order | null;
}

/** The reducers of a paged table. Another order or page size returns to page 1. */
export const tableReducers = <Order extends Sort>() => ({
  pageChanged(state: TableState<Order>, { payload }: PayloadAction<number>) {
    state.page = payload;
  },
  sizeChanged(state: TableState<Order>, { payload }: PayloadAction<number>) {
    state.size = payload;
    state.page = 1;
  },
  sorted(state: TableState<Order>, { payload }: PayloadAction<Order | null>) {
    state.sort = payload;
    state.page = 1;
  },
});

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
