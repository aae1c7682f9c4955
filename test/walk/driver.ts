import { type Control } from './controls';

/** How the network fails, from the next call on until the panel is quiet. */
export const FAULTS = [
  'refused',
  'lost reply',
  'unreachable',
  'never answered',
  'slow',
  'out of order',
  'unreadable',
  'expired',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A call that the panel made. */
export interface MadeCall {
  path: string;
  body: string;
  /** What the server made of it, whatever reached the panel; undefined while it has none. */
  status?: number;
  /** Whether the panel got that answer. */
  isTold: boolean;
}

/** What is on screen, as far as rules speak of it. */
export interface Seen {
  address: string;
  heading: string;
  /** The names of the open dialogs and drawers, the lowest first. */
  dialogs: readonly string[];
  /** What has the focus: `body`, or its role and name. */
  focus: string;
  /** The messages that came since the last look. */
  messages: readonly string[];
  /** The errors of the console since the last look. */
  errors: readonly string[];
  /** The fields of the top dialog in which something is typed, by their names. */
  typed: Readonly<Record<string, string>>;
  /** Whether its form began with what had been typed before. */
  isRestored: boolean;
  /** The calls since the last look. */
  calls: readonly MadeCall[];
  /** Whether the network failed since then. */
  isFaulty: boolean;
  /** Whether a call has had no answer for long. */
  isHanging: boolean;
}

/** A panel that is used as a person does, in jsdom or in a browser. */
export interface Driver {
  /** The controls that can be used now; a control's place in the list is how the others name it. */
  controls: () => Promise<readonly Control[]>;
  press: (at: number) => Promise<void>;
  type: (at: number, text: string) => Promise<void>;
  /** Chooses the nth of a select's options, counted round. */
  choose: (at: number, nth: number) => Promise<void>;
  /** Puts a small picture into a field for files. */
  attach: (at: number) => Promise<void>;
  key: (key: string) => Promise<void>;
  /** Back or Forward. */
  step: (delta: number) => Promise<void>;
  reload: () => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  fail: (fault: Fault) => Promise<void>;
  /** Waits until nothing more happens by itself. */
  settle: () => Promise<void>;
  /** Renames something in another tab of the person; which, the number says. */
  renameElsewhere: (salt: number) => Promise<void>;
  look: () => Promise<Seen>;
  /** The violations that axe finds. */
  axe: () => Promise<readonly string[]>;
  /** The text of the file that `Save a report` makes of what happened so far. */
  report: () => Promise<string>;
}
