import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';

/** The part of the community's screen that the answer desk has. */
export const DESK_AT_REST = {
  /** The chosen post; null until the person chooses one. */
  post: null as Id | null,
  /** On a narrow screen: whether that post is shown in place of the queue. */
  isReading: false,
  /** Whether the posts that were set aside are listed. */
  isAsideShown: false,
};

type DeskState = typeof DESK_AT_REST;

/** The case reducers of the answer desk, for the screen's slice. */
export const deskReducers = {
  /** By walking through the queue, which stays on a narrow screen. */
  postReached(state: DeskState, { payload }: PayloadAction<Id>) {
    state.post = payload;
  },
  postOpened(state: DeskState, { payload }: PayloadAction<Id>) {
    state.post = payload;
    state.isReading = true;
  },
  queueShown(state: DeskState) {
    state.isReading = false;
  },
  /** When the last one was answered or set aside. */
  postLeft(state: DeskState) {
    state.post = null;
    state.isReading = false;
  },
  asideToggled(state: DeskState) {
    state.isAsideShown = !state.isAsideShown;
  },
};
