import { bindActionCreators } from '@reduxjs/toolkit';
import { createContext, use, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Sort } from '@/components/table/sort';
import { type OpenDialog } from '../urlFields';
import { type Saved } from '../saved/savedState';
import { type ScreenState, type View } from '../section';
import { type ListState } from './listSlice';

/** What the page shows. */
export const ListsContext = createContext<object>({});

/** What the page around shows: its lists, as it hands them to `ListPage`. */
export const useShownLists = <Lists extends object>() => use(ListsContext) as Lists;

/** The state of a list; what not every list has is optional. */
export interface ListView extends ListState {
  page?: number;
  size?: number;
  sort?: Sort | null;
}

/** The action creators of its slices, bound to the store; the parts use those of what the list has. */
interface ListEvents {
  searchChanged: (text: string) => void;
  viewSelected: (view: unknown) => void;
  dialogOpened: (dialog: OpenDialog) => void;
  dialogClosed: (dialog: OpenDialog) => void;
  sorted: (sort: Sort | null) => void;
  pageChanged: (page: number) => void;
  sizeChanged: (size: number) => void;
  viewRestored: (view: View, changed: readonly string[]) => void;
  placeChosen: (view: object) => void;
  recordSaved: (saved: Saved) => void;
  recordMarked: () => void;
  savedLeft: () => void;
}

interface List {
  screen: ScreenState;
  events: ListEvents;
}

/** The list that a page is about, for the parts of the page. */
export const ListContext = createContext<List | null>(null);

/** A list and its events, bound once for the page, because each row asks for them. */
export function useBoundList(screen: ScreenState): List {
  const dispatch = useDispatch();
  return useMemo(() => ({ screen, events: bindActionCreators(screen.actions, dispatch) as never }), [screen, dispatch]);
}

/** The list of the page around, and what changes it. */
export const useListEvents = () => use(ListContext)!;

/** A part of its state: renders when that changes. */
export function useListState<Part>(part: (view: View & ListView) => Part) {
  const { screen } = useListEvents();
  return useSelector((root: object) => part(screen.select(root) as View & ListView));
}

/** The list with all of its state: renders whenever that changes. */
export function useList() {
  const list = useListEvents();
  const view = useListState((all) => all);
  return { ...list, view };
}
