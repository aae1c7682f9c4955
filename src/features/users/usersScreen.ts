import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/list/listSlice';
import { placeReducers, type SavedState } from '@/screen/saved/savedState';
import { dialogField, type OpenDialog, type UrlFields } from '@/screen/urlFields';

const DIALOGS = [
  'import',
  'add',
  'assessment',
  'transaction',
  'progress',
  'bmr',
  'supplements',
  'deactivate',
  'delete',
] as const;
export type UsersDialog = OpenDialog<(typeof DIALOGS)[number]>;

export interface UsersState extends SavedState {
  dialog: OpenDialog | null;
}

const initialState: UsersState = { dialog: null };

/** The fields of a room's state that a view names, over those that it has. */
export const viewed = <State extends object>(state: State, view: object): State => ({
  ...state,
  ...Object.fromEntries(Object.entries(view).filter(([name]) => name in state)),
});

/** What decides who is found. */
const FINDING = ['tab', 'search', 'conditions'];

/**
 * What is above the rooms of the section: the open dialog, the user who was saved, and the events that each room hears. A
 * room has a slice of its own; no room changes what another has.
 */
export const usersScreen = createSlice({
  name: 'users',
  initialState,
  reducers: {
    ...dialogReducers<OpenDialog>(),
    ...placeReducers<UsersState>(),
    placeChosen: (state, { payload }: PayloadAction<object>) => viewed(state, payload),
    viewRestored: {
      prepare: (view: object, changed: readonly string[]) => ({
        payload: view,
        meta: { findsOthers: changed.some((name) => FINDING.includes(name)) },
      }),
      reducer: (_state, { payload }: PayloadAction<object, string, { findsOthers: boolean }>) =>
        viewed(initialState, payload),
    },
  },
  selectors: {
    selectSaved: ({ saved }) => saved,
    selectMarked: ({ marked }) => marked,
  },
});

export const usersUrlFields: UrlFields<UsersState> = { dialog: dialogField<string>(DIALOGS, '/users') };

export const { dialogOpened, dialogClosed, placeChosen, viewRestored } = usersScreen.actions;
export const { selectSaved, selectMarked } = usersScreen.selectors;
