import { type PayloadAction } from '@reduxjs/toolkit';
import { type Sort } from '@/components/table/sort';

export interface TableState<Order extends Sort> {
  page: number;
  size: number;
  sort: Order | null;
}

/** The reducers of a paged table, for a screen's slice. Another order or page size returns to page 1. */
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
