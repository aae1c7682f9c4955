import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { type User } from '@/services/userTypes';
import { type Places } from '../usersView';

/** Who is ticked: these users, or all that are found but these. The list of ids stays short, however many are found. */
export interface Selection {
  mode: 'these' | 'allBut';
  ids: readonly Id[];
}

export const NONE_SELECTED: Selection = { mode: 'these', ids: [] };

interface State {
  selection: Selection;
}

/** The events of the selection, for the reducers of the screen's slice. */
export const selectionReducers = {
  userToggled({ selection }: State, { payload }: PayloadAction<Id>) {
    const others = selection.ids.filter((id) => id !== payload);
    selection.ids = others.length < selection.ids.length ? others : [...others, payload];
  },
  /** Ticks all those users, or takes their ticks away. */
  pageToggled({ selection }: State, { payload: { ids, isTicked } }: PayloadAction<{ ids: Id[]; isTicked: boolean }>) {
    const others = selection.ids.filter((id) => !ids.includes(id));
    selection.ids = isTicked === (selection.mode === 'these') ? [...others, ...ids] : others;
  },
  allFoundSelected(state: State) {
    state.selection = { mode: 'allBut', ids: [] };
  },
  selectionCleared(state: State) {
    state.selection = NONE_SELECTED;
  },
};

export const isSelected = ({ mode, ids }: Selection, id: Id) => ids.includes(id) === (mode === 'these');

/** Where those stand who are found and ticked, in the list's order: whoever is not found is not selected either. */
export function selectedPlaces(users: readonly User[], found: Places, { mode, ids }: Selection): Places {
  if (ids.length === 0) return mode === 'these' ? found.subarray(0, 0) : found;
  const named = new Set(ids);
  return found.filter((place) => named.has(users[place]!.id) === (mode === 'these'));
}
