import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseDay } from '@/components/format/date';
import { dialogReducers } from '@/screen/dialogState';
import {
  dialogField,
  idField,
  oneOf,
  textField,
  type OpenDialog,
  type UrlField,
  type UrlFields,
} from '@/screen/urlFields';
import { type Id } from '@/services/http/decode';

export const STATUSES = ['all', 'answered', 'unanswered'] as const;
export type PostStatus = (typeof STATUSES)[number];

const DIALOGS = ['addGroup', 'editGroup', 'deleteGroup', 'addPost', 'editPost', 'deletePost'] as const;
export type CommunityDialog = OpenDialog<(typeof DIALOGS)[number]>;

interface CommunityState {
  /** For groups. */
  search: string;
  /** Null while none was chosen: then there are no posts to show. */
  group: Id | null;
  /** A day of the viewer's calendar, `2025-11-19`; empty for every day. */
  date: string;
  status: PostStatus;
  dialog: CommunityDialog | null;
  /** The posts whose comments are shown. */
  expanded: Record<Id, boolean>;
  /** What is being written below each post. */
  drafts: Record<Id, string>;
}

const initialState: CommunityState = {
  search: '',
  group: null,
  date: '',
  status: 'all',
  dialog: null,
  expanded: {},
  drafts: {},
};

interface Draft {
  postId: Id;
  text: string;
}

export const communityScreen = createSlice({
  name: 'community',
  initialState,
  reducers: {
    searchChanged(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    groupSelected(state, { payload }: PayloadAction<Id>) {
      state.group = payload;
    },
    dateChanged(state, { payload }: PayloadAction<string>) {
      state.date = payload;
    },
    statusSelected(state, { payload }: PayloadAction<PostStatus>) {
      state.status = payload;
    },
    filtersCleared(state) {
      state.date = '';
      state.status = 'all';
    },
    commentsToggled({ expanded }, { payload }: PayloadAction<Id>) {
      expanded[payload] = !expanded[payload];
    },
    draftChanged({ drafts }, { payload }: PayloadAction<Draft>) {
      drafts[payload.postId] = payload.text;
    },
    /** The comment is shown with the others; what was written since it left stays. */
    draftSent({ drafts, expanded }, { payload }: PayloadAction<Draft>) {
      if (drafts[payload.postId] === payload.text) delete drafts[payload.postId];
      expanded[payload.postId] = true;
    },
    ...dialogReducers<CommunityDialog>(),
    /** What is no part of the address stays as it is. */
    viewRestored: ({ expanded, drafts }, { payload }: PayloadAction<Partial<CommunityState>>) => ({
      ...initialState,
      expanded,
      drafts,
      ...payload,
    }),
  },
  selectors: {
    selectSearch: (state) => state.search,
    selectGroupId: (state) => state.group,
    selectDate: (state) => state.date,
    selectStatus: (state) => state.status,
    selectDialog: (state) => state.dialog,
    selectIsExpanded: (state, postId: Id) => state.expanded[postId] ?? false,
    selectDraft: (state, postId: Id) => state.drafts[postId] ?? '',
  },
});

/** Typing a date passes other dates on its way; they are no steps. */
const dayField: UrlField<string> = {
  read: parseDay,
  write: (day) => day,
  isStep: false,
};

export const communityUrlFields: UrlFields<CommunityState> = {
  search: textField,
  group: idField,
  date: dayField,
  status: oneOf(STATUSES),
  dialog: dialogField(DIALOGS),
};

export const {
  searchChanged,
  groupSelected,
  dateChanged,
  statusSelected,
  filtersCleared,
  commentsToggled,
  draftChanged,
  draftSent,
  dialogOpened,
  dialogClosed,
} = communityScreen.actions;
export const { selectSearch, selectGroupId, selectDate, selectStatus, selectDialog, selectIsExpanded, selectDraft } =
  communityScreen.selectors;

/** The store, as far as this screen reads it. */
export type WithCommunity = Parameters<typeof selectGroupId>[0];
