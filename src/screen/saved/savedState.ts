import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';

/** A record that the person saved. */
export interface Saved {
  /** The endpoint of the list that contains it. */
  list: string;
  id: Id;
  isNew: boolean;
}

export interface SavedState {
  /** What was saved last, until it was seen or the note about it is closed. Not in the address. */
  saved?: Saved | null;
  /** The saved record while its card or row is marked. */
  marked?: Id | null;
}

/** The case reducers of a screen's list of which a part is shown, such as a tab or a page. */
export const placeReducers = <State extends SavedState>() => ({
  /** Another part is shown. What the view does not name stays as it is. */
  placeChosen(state: SavedState, { payload }: PayloadAction<Partial<State>>) {
    Object.assign(state, payload);
  },
  recordSaved(state: SavedState, { payload }: PayloadAction<Saved>) {
    state.saved = payload;
    state.marked = null;
  },
  recordMarked(state: SavedState) {
    state.marked = state.saved?.id;
  },
  savedLeft(state: SavedState) {
    state.saved = state.marked = null;
  },
});
