import { MOST_STEPS, type Facts, type StepOf } from './format';

/** One step. What costs time is done by `read` when the browser is idle; until then `step` is null. */
export interface Note {
  at: number;
  /** The address as it happened. */
  where: Where;
  step: StepOf | null;
  read: () => StepOf;
  facts?: Facts;
}

export interface Where {
  pathname: string;
  search: string;
}

/** So long after the last step the page is at rest, in milliseconds. */
const REST_MS = 500;

const LONGEST_WAIT_MS = 1000;

const whenFree = (run: () => void) =>
  'requestIdleCallback' in window
    ? void requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
    : void setTimeout(run, LONGEST_WAIT_MS / 5);

/** The last steps of this tab, in its memory only. `rest` runs when a step has been the last for a moment. */
export function makeNotes(whereNow: () => Where, rest: (last: Note) => void) {
  let notes: Note[] = [];
  let isAwaited = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readAll = () => {
    isAwaited = false;
    for (const note of notes) note.step ??= note.read();
  };

  return {
    /** Notes a step; `at` in milliseconds since 1970. */
    add(read: Note['read'], at = Date.now()): Note {
      const note: Note = { at, where: whereNow(), step: null, read };
      notes.push(note);
      if (notes.length > MOST_STEPS) notes.shift();
      if (!isAwaited) whenFree(readAll);
      isAwaited = true;
      clearTimeout(timer);
      timer = setTimeout(() => whenFree(() => notes.at(-1) === note && rest(note)), REST_MS);
      return note;
    },
    remove(note: Note) {
      notes = notes.filter((other) => other !== note);
    },
    /** All that is noted, read, in the order in which it happened. */
    all(): Note[] {
      readAll();
      return notes.toSorted((one, other) => one.at - other.at);
    },
    forget() {
      clearTimeout(timer);
      notes = [];
    },
  };
}

export type Notes = ReturnType<typeof makeNotes>;
