import { MOST_STEPS, type PageAtRest, type StepOf } from './format';

/** One step. What costs time is done by `read`, when the browser is idle; it is gone after that, with what it holds of the page. */
export interface Note {
  at: number;
  /** The address as it happened. */
  where: Where;
  /** Null until it is read. */
  step: StepOf | null;
  read: (() => StepOf) | null;
  page?: PageAtRest;
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

function readNote(note: Note) {
  if (!note.read) return;
  try {
    note.step = note.read();
  } catch {
    note.step = { kind: 'unread' };
  }
  note.read = null;
}

/** Whether a step says what the one of its kind before it said, as each letter of a search does. */
function saysAgain({ step }: Note, earlier: readonly Note[]): boolean {
  if (step?.kind !== 'did' && step?.kind !== 'moved') return false;
  for (const { step: before } of earlier.toReversed()) {
    if (before?.kind === step.kind) return JSON.stringify(before) === JSON.stringify(step);
    if (before?.kind !== 'did' && before?.kind !== 'moved') return false;
  }
  return false;
}

/** The last steps of this tab, in its memory only. `rest` runs when a step has been the last for a moment. */
export function makeNotes(whereNow: () => Where, rest: (last: Note) => void) {
  let notes: Note[] = [];
  let isAwaited = false;
  let latest: Note | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readAll = () => {
    isAwaited = false;
    notes.forEach(readNote);
    const kept: Note[] = [];
    for (const note of notes) if (!saysAgain(note, kept)) kept.push(note);
    notes = kept;
  };

  return {
    /** Notes a step; `at` in milliseconds since 1970. */
    add(read: () => StepOf, at = Date.now()): Note {
      const note: Note = { at, where: whereNow(), step: null, read };
      notes.push(note);
      latest = note;
      if (notes.length > MOST_STEPS) notes.shift();
      if (!isAwaited) whenFree(readAll);
      isAwaited = true;
      clearTimeout(timer);
      timer = setTimeout(() => whenFree(() => latest === note && notes.length > 0 && rest(notes.at(-1)!)), REST_MS);
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
