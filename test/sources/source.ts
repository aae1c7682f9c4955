import { type Taken } from '@/capabilities/bringIn/found';

/** A record as a person reads it out of its source. */
export interface Expected {
  fields: Record<string, string>;
  place?: string[];
  doubts?: Record<string, string>;
  notUnderstood?: string[];
}

/** A source that was written by hand, with what is in it. */
export interface Source {
  /** What is odd about it; the end says what the file is called: `.csv`. Without one it is pasted. */
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** Recipes, unless it says otherwise. */
  taken?: Taken;
  records: Expected[];
  /** What is told about it, with `it` for its name; undefined where that is tested elsewhere. */
  notes?: string[];
}
