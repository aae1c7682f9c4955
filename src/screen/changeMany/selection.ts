import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { slicePart } from '../list/listSlice';

/** What is selected of a list, to be changed together. The address names none of it. */
interface Selection {
  /** In the order in which they were ticked; null while nothing is being selected. */
  selected: readonly Id[] | null;
  /** What is about to be done with them: its dialog is open. */
  act: string | null;
}

const NOTHING: Selection = { selected: null, act: null };

/** For a list whose records can be selected. */
export const SELECTION = slicePart({
  initialState: NOTHING,
  urlFields: {},
  reducers: {
    selectionBegun(state: Selection) {
      state.selected ??= [];
    },
    /** Without the last one nothing is being selected any more. */
    cardsTicked(state: Selection, { payload: { ids, isTicked } }: PayloadAction<{ ids: Id[]; isTicked: boolean }>) {
      const others = (state.selected ?? []).filter((id) => !ids.includes(id));
      const ticked = isTicked ? [...others, ...ids] : others;
      state.selected = ticked.length > 0 ? ticked : null;
    },
    selectionLeft(state: Selection) {
      Object.assign(state, NOTHING);
    },
    actOpened(state: Selection, { payload }: PayloadAction<string>) {
      state.act = payload;
    },
    actClosed(state: Selection) {
      state.act = null;
    },
  },
});
