import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useListEvents, useListState } from '@/screen/list/listContext';
import { type Id } from '@/services/http/decode';

/** What is selected of a list, to be changed together. The address names none of it, so that Back leaves it as it is. */
interface Selection {
  /** In the order in which they were ticked; null while nothing is being selected. */
  selected: readonly Id[] | null;
}

/** The kind of the dialogs about what is selected of a list; the `id` is what is to be done with it. */
export const OF_SELECTED = 'selected';

const NOTHING: Selection = { selected: null };

/** Without the last one nothing is being selected any more. */
function afterTicking(before: Selection, ids: readonly Id[], isTicked: boolean) {
  const selected = new Set(before.selected);
  for (const id of ids) {
    selected.delete(id);
    if (isTicked) selected.add(id);
  }
  return selected.size > 0 ? [...selected] : null;
}

/** The room of the selected records of a section. */
export const selectionSlice = (section: string) =>
  createSlice({
    name: `${section}/selection`,
    initialState: NOTHING,
    reducers: {
      selectionBegun(state) {
        state.selected ??= [];
      },
      cardsTicked(state, { payload: { ids, isTicked } }: PayloadAction<{ ids: Id[]; isTicked: boolean }>) {
        state.selected = afterTicking(state, ids, isTicked);
      },
      /** By a round; those that it did not change stay selected. */
      recordsDone(state, { payload: ids }: PayloadAction<Id[]>) {
        state.selected = afterTicking(state, ids, false);
      },
      selectionLeft(state) {
        state.selected = null;
      },
    },
  });

type Actions = ReturnType<typeof selectionSlice>['actions'];

/** What changes the selection of the list around. */
export const useSelectionEvents = () =>
  useListEvents().events as unknown as { [Name in keyof Actions]: (...payload: Parameters<Actions[Name]>) => void };

/** A part of what is selected of the list around: renders when that changes. */
export const useSelected = <Part>(part: (selected: Selection['selected']) => Part) =>
  useListState((view) => part((view as unknown as Selection).selected));
