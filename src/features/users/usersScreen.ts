import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dialogReducers } from '@/screen/dialogState';
import { placeReducers, type SavedState } from '@/screen/elsewhere/placeState';
import {
  countField,
  dialogField,
  idField,
  numberOf,
  oneOf,
  privateTextField,
  sortField,
  textField,
  type OpenDialog,
  type UrlFields,
} from '@/screen/urlFields';
import { type Sort } from '@/components/table/sort';
import { listScreen } from '@/screen/viewMenu/savedView';
import { tableReducers } from '@/screen/tableState';
import { PAGE_SIZES } from '@/components/table/texts';
import { type Id } from '@/services/http/decode';
import { type BulkKind } from './bulk/bulkActions';
import { conditionReducers, find, NO_CONDITIONS_SHOWN, type ConditionsState } from './conditions/conditionsState';
import { conditionsField, printConditions } from './conditions/syntax';
import { memberReducers, OVER_KINDS, type OverDialog } from './member/memberState';
import { NONE_SELECTED, selectionReducers, type Selection } from './bulk/selection';

const TABS = ['all', 'active', 'inactive', 'archived'] as const;
export type Tab = (typeof TABS)[number];

const VIEWS = ['list', 'payments'] as const;
/** What the card shows: the table, or the payments with their proofs. */
type View = (typeof VIEWS)[number];

const SORT_KEYS = ['name', 'email', 'phone', 'plan', 'status', 'created'] as const;
export type UsersSort = Sort & { key: (typeof SORT_KEYS)[number] };

const DIALOGS = [
  'import',
  'add',
  'assessment',
  'transaction',
  'progress',
  'bmr',
  'supplements',
  'deactivate',
  'delete',
  'member',
] as const;
type Kind = (typeof DIALOGS)[number];
export type UsersDialog = OpenDialog<Exclude<Kind, 'member'>> | OpenDialog<'member'>;

interface UsersState extends SavedState, ConditionsState {
  view: View;
  /** Whose payment is shown; null for the first of the queue. */
  payment: Id | null;
  tab: Tab;
  search: string;
  page: number;
  size: number;
  sort: UsersSort | null;
  dialog: UsersDialog | null;
  /** On top of the panel of one person, and about that person. */
  over: OverDialog | null;
  /** Beside which of a person's check-ins, counted from 0, the latest is shown; of another person, the one before it. */
  compared: { of: Id; with: number } | null;
  /** Whether the panel of one person leaves out the answers that did not change. */
  isChangedOnly: boolean;
  selection: Selection;
  /** The dialog about all selected users. The address names neither it nor the selection. */
  bulk: OpenDialog<BulkKind> | null;
}

export interface UsersRoot {
  users: UsersState;
}

const initialState: UsersState = {
  view: 'list',
  payment: null,
  tab: 'all',
  search: '',
  page: 1,
  size: 10,
  sort: null,
  dialog: null,
  ...NO_CONDITIONS_SHOWN,
  over: null,
  compared: null,
  isChangedOnly: false,
  selection: NONE_SELECTED,
  bulk: null,
};

export const usersScreen = createSlice({
  name: 'users',
  initialState,
  reducers: {
    tabSelected(state, { payload }: PayloadAction<Tab>) {
      state.view = 'list';
      state.payment = null;
      find(state, { tab: payload });
    },
    paymentsOpened(state) {
      state.view = 'payments';
      find(state, {});
    },
    paymentShown(state, { payload }: PayloadAction<Id>) {
      state.payment = payload;
    },
    searchChanged(state, { payload }: PayloadAction<string>) {
      find(state, { search: payload });
    },
    searchCleared(state) {
      find(state, { search: '', tab: 'all' });
    },
    ...conditionReducers,
    ...tableReducers<UsersSort>(),
    ...placeReducers<UsersState>(),
    ...dialogReducers<UsersDialog>(),
    ...memberReducers,
    ...selectionReducers,
    bulkOpened(state, { payload }: PayloadAction<OpenDialog<BulkKind>>) {
      state.bulk = payload;
    },
    bulkClosed(state) {
      state.bulk = null;
    },
    viewRestored(state, { payload }: PayloadAction<Partial<UsersState>>) {
      const { areConditionsShown, areReasonsShown, compared, conditionDraft, isChangedOnly, selection } = state;
      const over = (payload.dialog?.kind === 'member' && payload.over) || null;
      const restored = { ...initialState, compared, isChangedOnly, areReasonsShown, ...payload, over };
      restored.areConditionsShown = areConditionsShown || restored.conditions.length > 0;
      const isSame =
        state.tab === restored.tab &&
        state.search === restored.search &&
        printConditions(state.conditions) === printConditions(restored.conditions);
      return isSame ? { ...restored, selection, conditionDraft } : restored;
    },
  },
  selectors: { selectUsersScreen: (state) => state },
});

export const usersUrlFields: UrlFields<UsersState> = {
  view: oneOf(VIEWS),
  conditions: conditionsField,
  unread: { ...textField, isStep: true, isPlace: true },
  // No step: Back leaves the queue, however many people were looked at.
  payment: { ...idField, isStep: false, isPlace: true },
  tab: oneOf(TABS),
  search: privateTextField,
  page: countField,
  size: numberOf(PAGE_SIZES),
  sort: sortField(SORT_KEYS),
  dialog: dialogField(DIALOGS),
  over: dialogField(OVER_KINDS),
};

export const USERS = listScreen('/users', usersScreen, usersUrlFields);

export const {
  tabSelected,
  paymentsOpened,
  paymentShown,
  searchChanged,
  searchCleared,
  conditionsShown,
  conditionsHidden,
  conditionTyped,
  conditionsChanged,
  unreadOpened,
  unreadClosed,
  reasonsToggled,
  pageChanged,
  sizeChanged,
  sorted,
  recordSaved,
  dialogOpened,
  dialogClosed,
  personSelected,
  memberClosed,
  overOpened,
  overClosed,
  comparisonChosen,
  changedOnlyToggled,
  userToggled,
  pageToggled,
  allFoundSelected,
  selectionCleared,
  bulkOpened,
  bulkClosed,
} = usersScreen.actions;
export const { selectUsersScreen } = usersScreen.selectors;
