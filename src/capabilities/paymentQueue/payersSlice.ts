import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { idField, type UrlFields } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { tabSelected } from '@/features/users/list/usersListSlice';
import { viewed, viewRestored } from '@/features/users/usersScreen';

/** The view of Users that shows them. */
export const PAYMENTS = 'payments';

/** Whose payment is shown; null for the first of the queue. */
const initialState = { payment: null as Id | null };

/** The room of those who paid, with their proofs. */
export const payersSlice = createSlice({
  name: 'users/payers',
  initialState,
  reducers: {
    paymentShown(state, { payload }: PayloadAction<Id>) {
      state.payment = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tabSelected, () => initialState)
      .addCase(viewRestored, (_state, { payload }) => viewed(initialState, payload)),
  selectors: { selectPayers: (state) => state },
});

export const payersUrlFields: UrlFields<typeof initialState> = {
  // No step: Back leaves the queue, however many people were looked at.
  payment: { ...idField, isStep: false, isPlace: true },
};

export const { paymentShown } = payersSlice.actions;
export const { selectPayers } = payersSlice.selectors;
