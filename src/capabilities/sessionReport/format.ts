import { type Fault } from '@/services/http/unread';

/**
 * The file that `Save a report` writes: what happened in this tab, without what anybody wrote, read or is called. What is
 * not known to be harmless is left out.
 */
export interface Report {
  version: 2;
  /** Version and commit. */
  build: string;
  /** `Chrome 138` */
  browser: string;
  /** In CSS pixels. */
  window: { width: number; height: number };
  /** The IANA name, `Asia/Karachi`. */
  zone: string;
  /** The clock as the first step happened, ISO 8601 in UTC. */
  begins: string;
  /** Null if nobody was signed in when the report was made. */
  user: { role: string; modules: readonly string[] } | null;
  /** Of a build with the mock server; null with a real backend. */
  scenario: string | null;
  /** The panel's address as the first step happened (`toldAddress`). */
  address: string;
  /** In order, no more than `MOST_STEPS`. */
  steps: readonly Step[];
}

export const MOST_STEPS = 200;
export const MOST_FILES = 10;

/** `at` is in milliseconds after `begins`; two steps may have the same. `page` is what it showed a moment after the step. */
export type Step = StepOf & { at: number; page?: PageAtRest };

/** A step of one kind, or of one of several. */
export type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

export type StepOf =
  | Pressed
  | { kind: 'typed'; control: Control; length: Length }
  | { kind: 'chose'; control: Control; place: number }
  | { kind: 'picked'; control: Control; count: number; files: readonly { type: string; bytes: number }[] }
  | { kind: 'did'; type: string }
  | { kind: 'moved'; address: string; by: 'push' | 'replace' | 'pop' }
  | Asked
  | Answered
  | { kind: 'told'; tone: string }
  | { kind: 'crashed'; name: string; frames: readonly string[] }
  | { kind: 'chunkFailed'; chunk: string }
  | { kind: 'otherTab'; tags: readonly string[] }
  | { kind: 'focusLost' }
  | { kind: 'unread' };

/*
 * `typed`: how much the field holds afterwards; edits of one field in a row are one step.
 * `chose`: an option of a select, by its place from 0. A checkbox and a radio button are `pressed`.
 * `picked`: how many files, and what the first `MOST_FILES` are.
 * `did`: an action of a slice, by its name alone.
 * `told`: a message that came up.
 * `otherTab`: another tab of the same person made these kinds of records stale.
 * `focusLost`: the focus fell back to the body of the page.
 * `unread`: a step that could not be read.
 */

/** A click, by whatever means it came; with `key` a key that did something by itself, such as `/`, `Escape`, `Ctrl+k` or `g u`. */
interface Pressed {
  kind: 'pressed';
  /** With `key`, where the focus was; null if it was nowhere. */
  control: Control | null;
  key?: string;
  /** Of a click with Shift held. */
  isRange?: true;
}

/** A call that began. */
interface Asked {
  kind: 'asked';
  /** Counts from 1 in each report. */
  call: number;
  endpoint: string;
  /** Absent as long as no call of this endpoint was answered. */
  path?: string;
}

/** A call that ended. One that was asked before the first step kept has no `asked`. */
interface Answered {
  kind: 'answered';
  call: number;
  endpoint: string;
  path?: string;
  /** `ok`, or the kind of failure (`CallError`). */
  outcome: string;
  /** The HTTP status of a refusal. */
  status?: number;
  /** In milliseconds, from asking to answer. */
  duration: number;
  /** How many rows came, of a list. */
  rows?: number;
  /** Of an `unreadable` one: it was no JSON. */
  isCut?: true;
  unread?: readonly { field: string; fault: Fault; count: number }[];
}

/** How much a field holds: up to 100 letters are `short`. No answer to choose from is longer, so that none shows by it. */
export type Length = 'empty' | 'short' | 'long';

/** A control, named without what it shows (`control.ts`). */
export interface Control {
  /** What it is in, the innermost first: an overlay or a landmark, `page` if it is in the main part. */
  within: string;
  /** The ARIA role. */
  role: string;
  /** The accessible name, if the panel's own words make it; where data follow them `…` stands for these: `Actions for …`. */
  name?: string;
  /** The `name` of a field. */
  field?: string;
  /** Which it is of those with the same within, role, name and field, from 0 in the order of the page. */
  nth: number;
}

/** What the page shows when nothing has happened for a moment. */
export interface PageAtRest {
  /** The title of the topmost dialog as the name of a control, empty if that is data; null without a dialog. */
  dialog: string | null;
  /** The rows or cards of the page; null where it has no list. */
  rows: number | null;
  /** The messages and alerts that are shown. */
  alerts: number;
  /** The parts of the page that say they are busy. */
  busy: number;
}
