import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogField, type OpenDialog, type UrlFields } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { dialogClosed, dialogOpened, viewRestored } from '@/features/users/usersScreen';

/** `line` has the name of what it shows as its id: `Weight` or a part of the body. */
const OVER_KINDS = ['bmr', 'supplements', 'deactivate', 'proof', 'line'] as const;
export type OverDialog = OpenDialog<(typeof OVER_KINDS)[number]>;

const initialState = {
  /** On top of the panel of one person, and about that person. */
  over: null as OverDialog | null,
  /** Beside which of a person's check-ins, counted from 0, the latest is shown; of another person, the one before it. */
  compared: null as { of: Id; with: number } | null,
  /** Whether the panel leaves out the answers that did not change. */
  isChangedOnly: false,
};

export type MemberState = typeof initialState;

/** The room of one person: her panel, which opens as a dialog of the section. */
export const memberSlice = createSlice({
  name: 'users/member',
  initialState,
  reducers: {
    overOpened(state, { payload }: PayloadAction<OverDialog>) {
      state.over = payload;
    },
    /** Closes only that dialog: a late reply must not close one that was opened since. */
    overClosed(state, { payload }: PayloadAction<OverDialog>) {
      if (state.over?.kind === payload.kind) state.over = null;
    },
    comparisonChosen(state, { payload }: PayloadAction<{ of: Id; with: number }>) {
      state.compared = payload;
    },
    changedOnlyToggled(state) {
      state.isChangedOnly = !state.isChangedOnly;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(dialogOpened, (state) => {
        state.over = null;
      })
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload.kind === 'member') state.over = null;
      })
      .addCase(viewRestored, (state, { payload }) => {
        const { dialog, over } = payload as { dialog?: OpenDialog | null; over?: OverDialog | null };
        state.over = (dialog?.kind === 'member' && over) || null;
      }),
  selectors: { selectMember: (state) => state },
});

export const memberUrlFields: UrlFields<MemberState> = { over: dialogField(OVER_KINDS) };

export const { overOpened, overClosed, comparisonChosen, changedOnlyToggled } = memberSlice.actions;
export const { selectMember } = memberSlice.selectors;
