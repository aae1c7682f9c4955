import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Id, type Wire } from '../http/decode';
import { changedUser, storeUser } from './session';
import { ownAccountChanged, selectUser, type sessionSlice } from './sessionState';

type WithSession = { session: ReturnType<typeof sessionSlice.getInitialState> };

/**
 * Updates the signed-in person by a reply, in the store and in session storage; with `ofId`, only if it is their id.
 */
export const changeOwnAccount =
  (reply: Wire, ofId?: Id): ThunkAction<void, WithSession, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    if (!user || (ofId !== undefined && ofId !== user.id)) return;
    const changed = changedUser(user, reply);
    storeUser(changed);
    dispatch(ownAccountChanged(changed));
  };
