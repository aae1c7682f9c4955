import { type PayloadAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';

/** The part of the community's screen that the answer desk has. */
export interface DeskState {
  /** The chosen post; null until the person chooses one. */
  post: Id | null;
  /** On a narrow screen: whether that post is shown in place of the queue. */
  isReading: boolean;
  /** Whether the posts that were set aside are listed. */
  isAsideShown: boolean;
}

export const DESK_AT_REST: DeskState = { post: null, isReading: false, isAsideShown: false };

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
