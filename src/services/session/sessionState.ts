import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SessionUser } from './session';

interface SessionState {
  user: SessionUser | null;
  /** The server refused the token: the sign-in dialog stands over the page. */
  isExpired: boolean;
  /** Whether a session ended on this page: then no address in its history may be offered to the next person. */
  hasEnded: boolean;
}

const initialState: SessionState = { user: null, isExpired: false, hasEnded: false };

/** Who is signed in, as the screens and reviewers see it. The token is not here: it lives in session storage. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<SessionUser>) {
      state.user = payload;
      state.isExpired = false;
    },
    /** The person changed what is known of them: their profile, or their own account among the moderators. */
    ownAccountChanged(state, { payload }: PayloadAction<SessionUser>) {
      state.user = payload;
    },
    sessionExpired(state) {
      state.isExpired = state.user !== null;
    },
    /** Everything of the account is dropped with it: see the root reducer in src/app/store.ts. */
    sessionEnded(state) {
      state.user = null;
      state.isExpired = false;
      state.hasEnded = true;
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
