import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseDay } from '@/components/format/date';
import { dialogReducers } from '@/screen/list/listSlice';
import { viewField } from '@/screen/list/pageViews';
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
import { type Loaded } from '@/lib/loaded';
import { type Group, type Post } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';

export const STATUSES = ['all', 'answered', 'unanswered'] as const;
export type PostStatus = (typeof STATUSES)[number];

const DIALOGS = ['addGroup', 'editGroup', 'deleteGroup', 'addPost', 'editPost', 'deletePost'] as const;
export type CommunityDialog = OpenDialog<(typeof DIALOGS)[number]>;

const initialState = {
  /** `groups`, or what is shown in place of them. */
  view: 'groups',
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
    viewSelected(state, { payload }: PayloadAction<string>) {
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
    ...dialogReducers<CommunityDialog>(),
    /** Fields that are not in the address keep their values. */
    viewRestored: ({ expanded }, { payload }: PayloadAction<Partial<CommunityState>>) => ({
      ...initialState,
      expanded,
      ...payload,
    }),
  },
  selectors: {
    selectView: (state) => state.view,
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
  view: viewField('/community'),
  search: textField,
  group: idField,
  date: dayField,
  status: oneOf(STATUSES),
  dialog: dialogField(DIALOGS, '/community'),
};

export const COMMUNITY = screenState('/community', communityScreen, communityUrlFields);

export const {
  searchChanged,
  groupSelected,
  dateChanged,
  statusSelected,
  filtersCleared,
  commentsToggled,
  dialogOpened,
} = communityScreen.actions;
export const { selectView, selectSearch, selectGroupId, selectDate, selectStatus, selectDialog, selectIsExpanded } =
  communityScreen.selectors;

/** The part of the store that this screen reads. */
export type WithCommunity = Parameters<typeof selectGroupId>[0];

/** What the page shows. */
export interface CommunityLists {
  groups: Loaded<readonly Group[]>;
  /** The group whose posts are shown, if any. */
  groupId: Id | null;
  posts: Loaded<readonly Post[]>;
  /** Whether the groups are being loaded. */
  isLoading: boolean;
}
