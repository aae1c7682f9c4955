import { api } from '@/services/http/api';
import { callLog } from '@/services/http/callLog';
import { clearSession } from '@/services/session/session';
import { settleRenewal } from '@/services/session/sessionGate';
import { sessionEnded } from '@/services/session/sessionState';
import { type AppStore } from './store';

/** Forgets whatever the store and the cache hold of the account. */
export const forgetAccount = () => (dispatch: AppStore['dispatch']) => {
  dispatch(sessionEnded());
  dispatch(api.util.resetApiState());
  callLog.clear();
  settleRenewal(false);
};

/** The only way out: storage, slices and cache are cleared; the guard of the screens then leads to /login. */
export const endSession = () => (dispatch: AppStore['dispatch']) => {
  clearSession();
  dispatch(forgetAccount());
};
