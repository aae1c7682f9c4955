import { type Fault } from '@/services/http/unread';

/**
 * The file that `Save a report` writes: what happened in this tab, without what anybody wrote, read or is called.
 *
 * What is not known to be harmless is left out or a stand-in. The stand-in of a text has its length: `x` for a letter, `0`
 * for a figure, other signs as `-`, spaces and line breaks kept. Ids of people are 1, 2, 3 in the order in which they
 * appear in the file, wherever they are; ids of content stay.
 */
export interface Report {
  version: 1;
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
  /** Of a build with the mock server; null with a real backend, whose answers have a `shape`. */
  scenario: string | null;
  /** The panel's address as the first step happened: path and query. */
  address: string;
  /** In order, no more than `MOST_STEPS`. */
  steps: readonly Step[];
}

export const MOST_STEPS = 200;

/** `at` is in milliseconds after `begins`; two steps may have the same. `facts` are those a moment after the step. */
export type Step = StepOf & { at: number; facts?: Facts };

/** A step of one kind, or of one of several. */
export type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

export type StepOf =
  | Pressed
  | { kind: 'typed'; control: Control; standIn: string }
  | { kind: 'chose'; control: Control; place: number }
  | { kind: 'picked'; control: Control; files: readonly { type: string; bytes: number }[] }
  | { kind: 'did'; type: string; payload?: unknown }
  | { kind: 'moved'; address: string; by: 'push' | 'replace' | 'pop' }
  | Asked
  | Answered
  | { kind: 'told'; tone: string }
  | { kind: 'crashed'; name: string; frames: readonly string[] }
  | { kind: 'chunkFailed'; chunk: string }
  | { kind: 'otherTab'; tags: readonly string[] }
  | { kind: 'focusLost' };

/*
 * `typed`: what the field holds afterwards; edits of one field in a row are one step.
 * `chose`: an option of a select, by its place from 0. A checkbox and a radio button are `pressed`.
 * `did`: an action of a slice; the texts in its payload are stand-ins unless their field is shown in DevTools too.
 * `told`: a message that came up.
 * `otherTab`: another tab of the same person made these kinds of records stale.
 * `focusLost`: the focus fell back to the body of the page.
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
  /** Absent with the mock server, and where the data had gone before they were looked at. */
  shape?: Shape;
  unread?: readonly { field: string; fault: Fault; count: number }[];
}

/** A control, named without what it shows; `control.ts` makes and finds it. */
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

/** What is to be the same when the report is replayed; `factsNow` makes them. Absent in the midst of several steps. */
export interface Facts {
  address: string;
  /** The title of the topmost dialog as the name of a control, empty if that is data; null without a dialog. */
  dialog: string | null;
  /** The rows or cards of the page; null where it has no list. */
  rows: number | null;
  focus: Control | null;
  /** The messages and alerts that are shown. */
  alerts: number;
  /** The parts of the page that say they are busy. */
  busy: number;
}

/**
 * Data without what they say, as the panel's decoders made them. Objects by field; a field that is not in the code is
 * `key1`, `key2`. Texts are stand-ins, shortened to 40 letters; words of closed sets and ids are as they are, other
 * figures are ones of the same length (`12.5` is `11.1`).
 */
export type Shape = null | boolean | number | string | ShapeOfList | ShapeOfDay | { [field: string]: Shape };

/** A list: how many, and no more than the first `MOST_ROWS` of them. */
export interface ShapeOfList {
  rows: number;
  of: readonly Shape[];
}

export const MOST_ROWS = 20;

/** A date or a time: so many days after `begins`, but no further away than two years. */
interface ShapeOfDay {
  day: number;
}
