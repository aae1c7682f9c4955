import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Room } from '@/screen/section';
import { idField } from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';
import { communityScreen } from '@/features/community/communityScreen';

const initialState = {
  /** The chosen post; null until the person chooses one. */
  post: null as Id | null,
  /** On a narrow screen: whether that post is shown in place of the queue. */
  isReading: false,
  /** Whether the posts that were set aside are listed. */
  isAsideShown: false,
};

const deskSlice = createSlice({
  name: 'community/desk',
  initialState,
  reducers: {
    /** By walking through the queue, which stays on a narrow screen. */
    postReached(state, { payload }: PayloadAction<Id>) {
      state.post = payload;
    },
    postOpened(state, { payload }: PayloadAction<Id>) {
      state.post = payload;
      state.isReading = true;
    },
    queueShown(state) {
      state.isReading = false;
    },
    /** When the last one was answered or set aside. */
    postLeft(state) {
      state.post = null;
      state.isReading = false;
    },
    asideToggled(state) {
      state.isAsideShown = !state.isAsideShown;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(communityScreen.actions.viewRestored, (state, { payload }) => {
      state.post = (payload as Partial<typeof state>).post ?? null;
      state.isReading = state.post !== null;
    }),
  selectors: { selectDesk: (state) => state },
});

/** The room of the answer desk. */
export const deskRoom: Room = { slice: deskSlice, urlFields: { post: { ...idField, isStep: false, isPlace: true } } };

export const { postReached, postOpened, queueShown, postLeft, asideToggled } = deskSlice.actions;
export const { selectDesk } = deskSlice.selectors;
