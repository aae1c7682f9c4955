import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { countOf } from '@/components/format/number';
import { sameValues } from '@/lib/sameValues';
import { type Final, type Sentence } from '@/capabilities/journal/changes';
import { type Values } from '@/screen/record/record';
import { type Id } from '@/services/http/decode';

/** One record of an entry that can be undone: its values before the change and after it. */
export interface Step {
  /** The name of its kind (`RecordKind`). */
  kind: string;
  id: Id;
  /** The argument of the record's query. */
  arg: unknown;
  name: string;
  before: Values;
  after: Values;
  isUndone: boolean;
}

/** The names of the values that differ. */
export const changedFields = ({ before, after }: Step) =>
  Object.keys(after).filter((field) => !sameValues(before[field], after[field]));

export interface Entry {
  id: number;
  /** When its last call was answered, in milliseconds since 1970. */
  at: number;
  sentence: Sentence;
  /** What was changed, one for each record of a round; empty if the change cannot be undone. */
  steps: Step[];
  /** The records of a round that cannot be undone, by their names. */
  names: string[];
  /** What an edit changed, by the names of fields, which DevTools show; of a round that of its first record. */
  fields?: string[];
  /** The number of the round whose calls share the entry; null if it is of one call. */
  round: number | null;
  /** Why it cannot be undone, or why that failed; empty if nothing is to be said. */
  note: string;
  isUndoing: boolean;
  /** When all steps were undone, in milliseconds since 1970; null before that. */
  undoneAt: number | null;
}

export interface JournalState {
  /** The oldest first. */
  entries: Entry[];
}

const initialState: JournalState = { entries: [] };

type Told = Pick<Entry, 'at' | 'sentence' | 'steps' | 'note' | 'round' | 'fields'> & Pick<Final, 'several'>;

const entryOf = (state: JournalState, id: number) => state.entries.find((entry) => entry.id === id)!;

/** What this session has changed. It is neither stored nor sent, and ends with the session. */
export const journalSlice = createSlice({
  name: 'journal',
  initialState,
  reducers: {
    /** The calls of a round share one entry, as far as they can be undone or `several` says what they are together. */
    changeMade(state, { payload: { several, ...told } }: PayloadAction<Told>) {
      const { round, steps, sentence } = told;
      const ofRound = state.entries.filter((entry) => round !== null && entry.round === round);
      const undoable = ofRound.find((entry) => entry.steps.length > 0);
      const final = ofRound.find((entry) => entry.names.length > 0);
      if (undoable && steps.length > 0) {
        undoable.steps.push(...steps);
        undoable.at = told.at;
      } else if (final && several) {
        final.names.push(sentence.name);
        final.note = several.reason;
        final.sentence = { ...sentence, before: several.before, name: countOf(final.names.length, several.noun) };
      } else {
        const names = several ? [sentence.name] : [];
        state.entries.push({ id: state.entries.length + 1, isUndoing: false, undoneAt: null, names, ...told });
      }
    },
    undoStarted(state, { payload }: PayloadAction<number>) {
      Object.assign(entryOf(state, payload), { isUndoing: true, note: '' });
    },
    stepUndone(state, { payload }: PayloadAction<{ entry: number; step: number }>) {
      entryOf(state, payload.entry).steps[payload.step]!.isUndone = true;
    },
    undoSucceeded(state, { payload }: PayloadAction<{ entry: number; at: number }>) {
      Object.assign(entryOf(state, payload.entry), { isUndoing: false, undoneAt: payload.at });
    },
    undoFailed(state, { payload }: PayloadAction<{ entry: number; note: string }>) {
      Object.assign(entryOf(state, payload.entry), { isUndoing: false, note: payload.note });
    },
  },
});

/** The round that can be undone and was made since then; none before its first call was noted. */
export const selectRound = (since: number) => (state: object) =>
  (state as { journal?: JournalState }).journal?.entries.findLast(
    ({ at, round, steps }) => at >= since && round !== null && steps.length > 0,
  );
