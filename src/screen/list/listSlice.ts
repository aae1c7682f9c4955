import { createSlice, type PayloadAction, type Slice, type SliceCaseReducers } from '@reduxjs/toolkit';
import { placeReducers, type SavedState } from '../saved/savedState';
import { dialogField, textField, type OpenDialog, type UrlFields } from '../urlFields';
import { viewField } from './pageViews';
import { screenState, type ScreenState } from '../section';

/** What the slice of every list has. */
export interface ListState<Kind extends string = string> extends SavedState {
  search: string;
  /** What is shown: the list, or what a capability shows in its place. */
  view: string;
  dialog: OpenDialog<Kind> | null;
}

/** What the slice of a list has beside that: some fields, how the address names them, and what changes them. */
interface SlicePart<State, Reducers> {
  initialState: State;
  urlFields: object;
  reducers: Reducers;
}

type Reducers<State> = Record<string, (state: State, action: PayloadAction<never>) => State | void>;

/** A part of a slice, whose reducers may also read and change what every list has. */
export const slicePart = <State extends object, Own extends Reducers<State & ListState>>(part: {
  initialState: State;
  urlFields: UrlFields<State & ListState>;
  reducers: Own;
}): SlicePart<State, Own> => part;

/** The case reducers of a screen's open dialog. */
export const dialogReducers = <Dialog extends OpenDialog>() => ({
  dialogOpened(state: { dialog: Dialog | null }, { payload }: PayloadAction<Dialog>) {
    state.dialog = payload;
  },
  /** Closes that dialog only: a late reply must not close one that was opened since. */
  dialogClosed(state: { dialog: Dialog | null }, { payload }: PayloadAction<Dialog>) {
    if (state.dialog?.kind === payload.kind && state.dialog.id === payload.id) state.dialog = null;
  },
});

const listReducers = <Kind extends string, State extends ListState<Kind>>(initialState: State) => ({
  searchChanged(state: { search: string }, { payload }: PayloadAction<string>) {
    state.search = payload;
  },
  viewSelected(state: { view: string }, { payload }: PayloadAction<string>) {
    state.view = payload;
  },
  ...placeReducers<State>(),
  ...dialogReducers<OpenDialog<Kind>>(),
  viewRestored: (_state: object, { payload }: PayloadAction<Partial<State>>): State => ({
    ...initialState,
    ...payload,
  }),
});

type Parts = readonly SlicePart<object, object>[];

/** All that each one of the union has. */
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type StateWith<Kind extends string, P extends Parts> = ListState<Kind> & Every<P[number]['initialState']>;

type ReducersWith<Kind extends string, P extends Parts> = ReturnType<typeof listReducers<Kind, StateWith<Kind, P>>> &
  Every<P[number]['reducers']>;

type SliceOf<State, Own, Name extends string> = Own extends SliceCaseReducers<State> ? Slice<State, Own, Name> : never;

type ListSlice<Name extends string, Kind extends string, P extends Parts> = Omit<ScreenState, 'slice'> & {
  slice: SliceOf<StateWith<Kind, P>, ReducersWith<Kind, P>, Name>;
  /** Its state, in the store. */
  select: (root: Record<Name, StateWith<Kind, P>>) => StateWith<Kind, P>;
};

/** The address of a section: `dietPlans` is at `/diet-plans`. */
const pathOf = (name: string) => `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The slice of a section whose list is searched and has dialogs of these kinds, with the fields that its address names.
 * A part may replace what every list has.
 */
export function listSlice<Name extends string, Kind extends string, P extends Parts>(
  name: Name,
  dialogs: readonly Kind[],
  ...parts: P
) {
  type State = StateWith<Kind, P>;
  const path = pathOf(name);
  const initialState = Object.assign(
    { search: '', view: 'list', dialog: null },
    ...parts.map((part) => part.initialState),
  ) as unknown as State;
  const reducers = Object.assign(
    listReducers<Kind, State>(initialState),
    ...parts.map((part) => part.reducers),
  ) as SliceCaseReducers<State>;
  // In the address, what is shown comes first, and the search in it next.
  const { tab, ...others } = Object.assign({}, ...parts.map((part) => part.urlFields)) as UrlFields<{ tab: unknown }>;
  const urlFields = {
    view: viewField(path),
    ...(tab && { tab }),
    search: textField,
    ...others,
    dialog: dialogField(dialogs, path),
  };
  const slice = createSlice<State, SliceCaseReducers<State>, Name, never>({ name, initialState, reducers });
  return screenState(path, slice, urlFields) as unknown as ListSlice<Name, Kind, P>;
}

/** The dialogs of a list. */
export type DialogOf<List extends { slice: { getInitialState: () => { dialog: unknown } } }> = NonNullable<
  ReturnType<List['slice']['getInitialState']>['dialog']
>;
