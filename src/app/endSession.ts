import { api } from '@/services/api';
import { callLog } from '@/services/callLog';
import { clearSession } from '@/services/session';
import { settleRenewal } from '@/services/sessionGate';
import { sessionEnded } from '@/services/sessionState';
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
