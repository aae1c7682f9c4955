import { type PayloadAction } from '@reduxjs/toolkit';
import { NONE_SELECTED, type Selection } from '../bulk/selection';
import { NO_CONDITIONS, parseConditions, type Conditions } from './syntax';

/** The part of the users' screen that finds members by conditions. */
export interface ConditionsState {
  /** Whether the row of conditions is open. */
  areConditionsShown: boolean;
  conditions: Conditions;
  /** What is typed into the field of conditions and is not one yet. */
  conditionDraft: string;
  /** The field whose answers that cannot be read are shown in place of the list. */
  unread: string;
  /** Whether each row says why the conditions find it. */
  areReasonsShown: boolean;
}

export const NO_CONDITIONS_SHOWN: ConditionsState = {
  areConditionsShown: false,
  conditions: NO_CONDITIONS,
  conditionDraft: '',
  unread: '',
  areReasonsShown: true,
};

/** What decides who is found. */
interface Finding extends Pick<ConditionsState, 'conditions' | 'conditionDraft' | 'unread'> {
  tab: string;
  search: string;
}

interface Found extends ConditionsState {
  page: number;
  selection: Selection;
}

/** Changes who is found. It clears the selection, so that no user who is not shown can be changed. */
export function find(state: Found, wanted: Partial<Finding>) {
  Object.assign(state, wanted, { page: 1, selection: NONE_SELECTED });
}

/** The case reducers of the conditions, for the screen's slice. */
export const conditionReducers = {
  conditionsShown(state: Found) {
    state.areConditionsShown = true;
  },
  /** What is typed becomes a condition, as the field that shows it goes. */
  conditionsHidden(state: Found) {
    state.areConditionsShown = false;
    state.conditions = [...state.conditions, ...parseConditions(state.conditionDraft)];
    state.conditionDraft = '';
  },
  conditionTyped(state: Found, { payload }: PayloadAction<string>) {
    find(state, { conditionDraft: payload, unread: '' });
  },
  /** What is being typed stays. */
  conditionsChanged(state: Found, { payload }: PayloadAction<Conditions>) {
    find(state, { conditions: payload, unread: '' });
  },
  unreadOpened(state: Found, { payload }: PayloadAction<string>) {
    find(state, { unread: payload });
  },
  unreadClosed(state: Found) {
    find(state, { unread: '' });
  },
  reasonsToggled(state: Found) {
    state.areReasonsShown = !state.areReasonsShown;
  },
};
