import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { slicePart } from '../list/listSlice';

/** What is selected of a list, to be changed together. The address names none of it, so that Back leaves it as it is. */
interface Selection {
  /** In the order in which they were ticked; null while nothing is being selected. */
  selected: readonly Id[] | null;
}

const NOTHING: Selection = { selected: null };

/** Without the last one nothing is being selected any more. */
function afterTicking(before: Selection, ids: readonly Id[], isTicked: boolean) {
  const selected = new Set(before.selected);
  for (const id of ids) {
    selected.delete(id);
    if (isTicked) selected.add(id);
  }
  return selected.size > 0 ? [...selected] : null;
}

/** For a list whose records can be selected; its dialogs are of the kind `OF_SELECTED` too. */
export const SELECTION = slicePart({
  initialState: NOTHING,
  urlFields: {},
  reducers: {
    selectionBegun(state: Selection) {
      state.selected ??= [];
    },
    cardsTicked(state: Selection, { payload: { ids, isTicked } }: PayloadAction<{ ids: Id[]; isTicked: boolean }>) {
      state.selected = afterTicking(state, ids, isTicked);
    },
    /** By a round; those that it did not change stay selected. */
    recordsDone(state: Selection, { payload: ids }: PayloadAction<Id[]>) {
      state.selected = afterTicking(state, ids, false);
    },
    selectionLeft(state: Selection) {
      state.selected = null;
    },
  },
});
