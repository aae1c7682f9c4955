import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { type OpenDialog } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { isFoundByConditions } from '../conditions/conditionsSlice';
import { payersOpened, searchChanged, searchCleared, tabSelected } from '../list/usersListSlice';
import { type FoundUsers } from '../list/usersRows';
import { placeChosen, viewed, viewRestored } from '../usersScreen';
import { type BulkKind } from './bulkActions';

/** Who is selected: these users, or all found users except these, so that the list of ids stays short. */
export interface Selection {
  mode: 'these' | 'allBut';
  ids: readonly Id[];
}

export const NONE_SELECTED: Selection = { mode: 'these', ids: [] };

const initialState = {
  selection: NONE_SELECTED,
  /** The dialog about all selected users. The address names neither it nor the selection. */
  bulk: null as OpenDialog<BulkKind> | null,
};

type BulkState = typeof initialState;

export interface BulkRoot {
  'users/bulk': BulkState;
}

/** The room of the selected users. Whenever others are found nobody is, so that no user who is not shown can be changed. */
export const bulkSlice = createSlice({
  name: 'users/bulk',
  initialState,
  reducers: {
    userToggled({ selection }, { payload }: PayloadAction<Id>) {
      const others = selection.ids.filter((id) => id !== payload);
      selection.ids = others.length < selection.ids.length ? others : [...others, payload];
    },
    /** Ticks or unticks all users of a page. */
    pageToggled({ selection }, { payload: { ids, isTicked } }: PayloadAction<{ ids: Id[]; isTicked: boolean }>) {
      const others = selection.ids.filter((id) => !ids.includes(id));
      selection.ids = isTicked === (selection.mode === 'these') ? [...others, ...ids] : others;
    },
    allFoundSelected(state) {
      state.selection = { mode: 'allBut', ids: [] };
    },
    selectionCleared(state: BulkState) {
      state.selection = NONE_SELECTED;
    },
    bulkOpened(state, { payload }: PayloadAction<OpenDialog<BulkKind>>) {
      state.bulk = payload;
    },
    bulkClosed(state) {
      state.bulk = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(placeChosen, (state, { payload }) => viewed(state, payload))
      .addCase(viewRestored, ({ selection }, { meta }) =>
        meta.findsOthers ? initialState : { ...initialState, selection },
      )
      .addMatcher(
        isAnyOf(tabSelected, payersOpened, searchChanged, searchCleared, isFoundByConditions),
        (state: BulkState) => {
          state.selection = NONE_SELECTED;
        },
      ),
  selectors: { selectBulk: (state) => state },
});

export const { userToggled, pageToggled, allFoundSelected, selectionCleared, bulkOpened, bulkClosed } =
  bulkSlice.actions;
export const { selectBulk } = bulkSlice.selectors;

export const isSelected = ({ mode, ids }: Selection, id: Id) => ids.includes(id) === (mode === 'these');

/** The found users who are ticked, in the table's order. Users who are not found are not selected either. */
export function selectedOf({ users, positions }: FoundUsers, { mode, ids }: Selection): FoundUsers {
  if (ids.length === 0) return { users, positions: mode === 'these' ? positions.subarray(0, 0) : positions };
  const named = new Set(ids);
  return { users, positions: positions.filter((at) => named.has(users[at]!.id) === (mode === 'these')) };
}
