import { api } from '@/services/http/api';
import { callLog } from '@/services/http/callLog';
import { clearSession } from '@/services/session/session';
import { settleRenewal } from '@/services/session/sessionGate';
import { sessionEnded, type SessionEnd } from '@/services/session/sessionState';
import { type AppStore } from './store';

/** Resets all state and cached data of the account. */
export const forgetAccount = (cause: SessionEnd) => (dispatch: AppStore['dispatch']) => {
  dispatch(sessionEnded(cause));
  dispatch(api.util.resetApiState());
  callLog.clear();
  settleRenewal(false);
};

/** The only way to end a session: clears storage, slices and cache; `SignedInGuard` then redirects to /login. */
export const endSession =
  (cause: SessionEnd = 'logout') =>
  (dispatch: AppStore['dispatch']) => {
    clearSession();
    dispatch(forgetAccount(cause));
  };
