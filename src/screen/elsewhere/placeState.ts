import { type PayloadAction } from '@reduxjs/toolkit';

/** The case reducer that leads to another part of a screen's list. What the view does not name stays as it is. */
export const placeReducers = <State extends object>() => ({
  placeChosen(state: object, { payload }: PayloadAction<Partial<State>>) {
    Object.assign(state, payload);
  },
});
