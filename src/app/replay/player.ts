import { type Source } from '@/lib/source';

/** One step that a person would name, with what belongs to it and has no name of its own. */
export interface Stop {
  text: string;
  /** The clock of the report, `14:05:17`. */
  time: string;
  /** The address, where this stop changed it. */
  address?: string;
  /** Whether something was typed on the way to it, which is filled with stand-ins. */
  isTyped: boolean;
  /** Whether something went wrong. */
  isAmber: boolean;
  /** The step after which it is reached. */
  last: number;
}

/** Where the replay is not as the report says; both in the same words. */
export interface Difference {
  stop: number;
  then: string;
  here: string;
  /** The call whose answer in the report may explain it, if it is not given yet. */
  call: number | null;
}

export interface Playing {
  /** How many stops were played; 0 before the first. */
  at: number;
  /** `play` goes on by itself, `run` goes to one stop without showing the way. */
  doing: 'rest' | 'step' | 'play' | 'run';
  difference: Difference | null;
  /** The stops that differed, from 1. */
  differing: ReadonlySet<number>;
}

/** What the bar drives. */
export interface Player extends Source<Playing> {
  stops: readonly Stop[];
  play: () => void;
  pause: () => void;
  goTo: (stop: number) => void;
  /** Sets the call's answer in the mock server, and goes back one step. */
  answerAsInReport: () => void;
  leave: () => void;
}
