import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SessionUser } from './session';

interface SessionState {
  user: SessionUser | null;
  /** The server refused the token, so the sign-in dialog is open over the page. */
  isExpired: boolean;
  /** Whether a session ended on this page; if so, the next person is sent to no address of its history. */
  hasEnded: boolean;
}

/** Why a session ends: a person logged out, here or in another tab, after it had expired, or another one signed in then. */
export type SessionEnd = 'logout' | 'otherTab' | 'expired' | 'otherPerson';

const initialState: SessionState = { user: null, isExpired: false, hasEnded: false };

/** Who is signed in. The token is not here but in session storage, so that DevTools do not show it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<SessionUser>) {
      state.user = payload;
      state.isExpired = false;
    },
    /** The person changed their profile, or their own account among the moderators. */
    ownAccountChanged(state, { payload }: PayloadAction<SessionUser>) {
      state.user = payload;
    },
    sessionExpired(state) {
      state.isExpired = state.user !== null;
    },
    /** The root reducer (src/app/store.ts) resets all state of the account on this action. */
    sessionEnded: {
      reducer(state) {
        state.user = null;
        state.isExpired = false;
        state.hasEnded = true;
      },
      prepare: (cause: SessionEnd) => ({ payload: cause }),
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsExpired: (state) => state.isExpired,
    selectHasEnded: (state) => state.hasEnded,
  },
});

export const { signedIn, ownAccountChanged, sessionExpired, sessionEnded } = sessionSlice.actions;
export const { selectUser, selectIsExpired, selectHasEnded } = sessionSlice.selectors;
