import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseDay } from '@/components/format/date';
import { dialogReducers } from '@/screen/list/listSlice';
import {
  dialogField,
  idField,
  oneOf,
  textField,
  type OpenDialog,
  type UrlField,
  type UrlFields,
} from '@/screen/urlFields';
import { screenState } from '@/screen/section';
import { type Id } from '@/services/http/decode';
import { DESK_AT_REST, deskReducers } from './desk/deskState';

const VIEWS = ['groups', 'desk'] as const;
export type CommunityView = (typeof VIEWS)[number];

export const STATUSES = ['all', 'answered', 'unanswered'] as const;
export type PostStatus = (typeof STATUSES)[number];

const DIALOGS = [
  'addGroup',
  'editGroup',
  'deleteGroup',
  'addPost',
  'editPost',
  'deletePost',
  'saveReply',
  'editReply',
  'replies',
] as const;
export type CommunityDialog = OpenDialog<(typeof DIALOGS)[number]>;

const initialState = {
  view: 'groups' as CommunityView,
  /** In the titles of groups. */
  search: '',
  /** Null until one is chosen. */
  group: null as Id | null,
  /** A day in the viewer's time zone, `2025-11-19`; empty for every day. */
  date: '',
  status: 'all' as PostStatus,
  dialog: null as CommunityDialog | null,
  /** The posts whose comments are shown. */
  expanded: {} as Record<Id, boolean>,
  ...DESK_AT_REST,
};

type CommunityState = typeof initialState;

interface Expanded {
  postId: Id;
  isExpanded: boolean;
}

export const communityScreen = createSlice({
  name: 'community',
  initialState,
  reducers: {
    viewSelected(state, { payload }: PayloadAction<CommunityView>) {
      state.view = payload;
    },
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
    commentsToggled({ expanded }, { payload }: PayloadAction<Expanded>) {
      expanded[payload.postId] = payload.isExpanded;
    },
    ...deskReducers,
    ...dialogReducers<CommunityDialog>(),
    /** Fields that are not in the address keep their values. */
    viewRestored: ({ expanded, isAsideShown }, { payload }: PayloadAction<Partial<CommunityState>>) => ({
      ...initialState,
      expanded,
      isAsideShown,
      isReading: (payload.post ?? null) !== null,
      ...payload,
    }),
  },
  selectors: {
    selectView: (state) => state.view,
    selectPostId: (state) => state.post,
    selectIsReading: (state) => state.isReading,
    selectIsAsideShown: (state) => state.isAsideShown,
    selectSearch: (state) => state.search,
    selectGroupId: (state) => state.group,
    selectDate: (state) => state.date,
    selectStatus: (state) => state.status,
    selectDialog: (state) => state.dialog,
    /** Undefined until somebody shows or hides the post's comments. */
    selectIsExpanded: (state, postId: Id) => state.expanded[postId],
  },
});

/** Pushes no history entry, because typing a date passes through other dates. */
const dayField: UrlField<string> = {
  read: parseDay,
  write: (day) => day,
  isStep: false,
};

const communityUrlFields: UrlFields<CommunityState> = {
  view: oneOf(VIEWS),
  search: textField,
  group: idField,
  date: dayField,
  status: oneOf(STATUSES),
  post: { ...idField, isStep: false, isPlace: true },
  dialog: dialogField(DIALOGS),
};

export const COMMUNITY = screenState('/community', communityScreen, communityUrlFields);

export const {
  searchChanged,
  groupSelected,
  dateChanged,
  statusSelected,
  filtersCleared,
  commentsToggled,
  postReached,
  postOpened,
  queueShown,
  postLeft,
  asideToggled,
  dialogOpened,
} = communityScreen.actions;
export const {
  selectView,
  selectPostId,
  selectIsReading,
  selectIsAsideShown,
  selectSearch,
  selectGroupId,
  selectDate,
  selectStatus,
  selectDialog,
  selectIsExpanded,
} = communityScreen.selectors;

/** The part of the store that this screen reads. */
export type WithCommunity = Parameters<typeof selectGroupId>[0];
