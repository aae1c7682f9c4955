import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { textField, type UrlFields } from '@/screen/urlFields';
import { placeChosen, viewed, viewRestored } from '@/features/users/usersScreen';
import { conditionsField, NO_CONDITIONS, parseConditions, type Conditions } from './syntax';

const initialState = {
  /** Whether the row of conditions is open. */
  areConditionsShown: false,
  conditions: NO_CONDITIONS,
  /** What is typed into the field of conditions and is not one yet. */
  conditionDraft: '',
  /** The field whose answers that cannot be read are shown in place of the list. */
  unread: '',
  /** Whether each row says why the conditions find it. */
  areReasonsShown: true,
};

export type ConditionsState = typeof initialState;

/** Of an event that changes who is found, or shows others: the list begins at its first page. */
const findsAnew = <Payload>(payload: Payload) => ({ payload, meta: { findsAnew: true } as const });

/** The room that finds members by conditions. */
export const conditionsSlice = createSlice({
  name: 'users/conditions',
  initialState,
  reducers: {
    conditionsShown(state) {
      state.areConditionsShown = true;
    },
    /** What is typed becomes a condition, as the field that shows it goes. */
    conditionsHidden(state: ConditionsState) {
      state.areConditionsShown = false;
      state.conditions = [...state.conditions, ...parseConditions(state.conditionDraft)];
      state.conditionDraft = '';
    },
    conditionTyped: {
      prepare: findsAnew<string>,
      reducer(state, { payload }: PayloadAction<string>) {
        state.conditionDraft = payload;
        state.unread = '';
      },
    },
    /** What is being typed stays. */
    conditionsChanged: {
      prepare: findsAnew<Conditions>,
      reducer(state: ConditionsState, { payload }: PayloadAction<Conditions>) {
        state.conditions = payload;
        state.unread = '';
      },
    },
    unreadOpened: {
      prepare: findsAnew<string>,
      reducer(state, { payload }: PayloadAction<string>) {
        state.unread = payload;
      },
    },
    unreadClosed: {
      prepare: () => findsAnew(undefined),
      reducer(state) {
        state.unread = '';
      },
    },
    reasonsToggled(state) {
      state.areReasonsShown = !state.areReasonsShown;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(placeChosen, (state, { payload }) => viewed(state, payload))
      .addCase(viewRestored, (state, { payload, meta }) => {
        const restored = viewed(initialState, payload);
        return {
          ...restored,
          areReasonsShown: state.areReasonsShown,
          areConditionsShown: state.areConditionsShown || restored.conditions.length > 0,
          conditionDraft: meta.findsOthers ? '' : state.conditionDraft,
        };
      }),
  selectors: { selectConditions: (state) => state },
});

export const conditionsUrlFields: UrlFields<ConditionsState> = {
  conditions: conditionsField,
  unread: { ...textField, isStep: true, isPlace: true },
};

export const {
  conditionsShown,
  conditionsHidden,
  conditionTyped,
  conditionsChanged,
  unreadOpened,
  unreadClosed,
  reasonsToggled,
} = conditionsSlice.actions;
export const { selectConditions } = conditionsSlice.selectors;
