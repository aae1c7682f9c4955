import { type PayloadAction } from '@reduxjs/toolkit';
import { type OpenDialog } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';

/** `line` has the name of what it shows as its id: `Weight` or a part of the body. */
export const OVER_KINDS = ['bmr', 'supplements', 'deactivate', 'proof', 'line'] as const;
export type OverDialog = OpenDialog<(typeof OVER_KINDS)[number]>;

interface MemberState {
  dialog: OpenDialog | null;
  over: OverDialog | null;
  compared: { of: Id; with: number } | null;
  isChangedOnly: boolean;
}

/** The case reducers of the panel of one person. */
export const memberReducers = {
  /** Opens the panel about a person, or turns the open one to another. */
  personSelected(state: MemberState, { payload }: PayloadAction<Id>) {
    state.dialog = { kind: 'member', id: payload };
    state.over = null;
  },
  memberClosed(state: MemberState) {
    state.dialog = null;
    state.over = null;
  },
  overOpened(state: MemberState, { payload }: PayloadAction<OverDialog>) {
    state.over = payload;
  },
  /** Closes only that dialog: a late reply must not close one that was opened since. */
  overClosed(state: MemberState, { payload }: PayloadAction<OverDialog>) {
    if (state.over?.kind === payload.kind) state.over = null;
  },
  comparisonChosen(state: MemberState, { payload }: PayloadAction<{ of: Id; with: number }>) {
    state.compared = payload;
  },
  changedOnlyToggled(state: MemberState) {
    state.isChangedOnly = !state.isChangedOnly;
  },
};
