import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { slicePart } from '../list/listSlice';

/** What is selected of a list, to be changed together. The address names none of it, so that Back leaves it as it is. */
interface Selection {
  /** In the order in which they were ticked; null while nothing is being selected. */
  selected: readonly Id[] | null;
}

const NOTHING: Selection = { selected: null };

/** For a list whose records can be selected; its dialogs are of the kind `OF_SELECTED` too. */
export const SELECTION = slicePart({
  initialState: NOTHING,
  urlFields: {},
  reducers: {
    selectionBegun(state: Selection) {
      state.selected ??= [];
    },
    /** Without the last one nothing is being selected any more. */
    cardsTicked(state: Selection, { payload: { ids, isTicked } }: PayloadAction<{ ids: Id[]; isTicked: boolean }>) {
      const selected = new Set(state.selected);
      for (const id of ids) {
        selected.delete(id);
        if (isTicked) selected.add(id);
      }
      state.selected = selected.size > 0 ? [...selected] : null;
    },
    selectionLeft(state: Selection) {
      state.selected = null;
    },
  },
});
