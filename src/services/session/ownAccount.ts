import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Id, type Wire } from '../http/decode';
import { changedUser, storeUser } from './session';
import { ownAccountChanged, selectUser, type sessionSlice } from './sessionState';

type WithSession = { session: ReturnType<typeof sessionSlice.getInitialState> };

/** Replaces the stored session user (§3) by what a reply says; with an id, only where it is theirs. */
export const changeOwnAccount =
  (reply: Wire, ofId?: Id): ThunkAction<void, WithSession, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    if (!user || (ofId !== undefined && ofId !== user.id)) return;
    const changed = changedUser(user, reply);
    storeUser(changed);
    dispatch(ownAccountChanged(changed));
  };
