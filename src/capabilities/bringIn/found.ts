/** One field that a section takes in. */
export interface TakenField {
  /** Of the form's values; the parts of a place are fields too. */
  name: string;
  label: string;
  /**
   * `lines` is a text of which each line counts; `figure` an amount, such as 465 of `465kcal`; `choices` several values in
   * one text, with commas; `link` a web address; `place` one step of the record's place, outermost first.
   */
  kind: 'line' | 'lines' | 'figure' | 'choices' | 'link' | 'place';
  /** What sources call it, in any of the languages: lower case, without punctuation. */
  heads: readonly string[];
  /** Its names in schema.org and in what other programs export, such as `nutrition.calories`; the first found wins. */
  properties?: readonly string[];
  /** Of a figure. */
  unit?: 'kcal' | 'g';
  /** It takes what is known and has no field of its own, as it is written: servings, times. */
  takesRest?: boolean;
}

/** What a section takes in. */
export interface Taken {
  /** The word for one record. */
  noun: string;
  fields: readonly TakenField[];
  /** The schema.org types of its records, such as `Recipe`. */
  types?: readonly string[];
  /** The heads of the section's own export, each with its field's name; `''` for one that is not taken in. */
  exported: Readonly<Record<string, string>>;
  /** The places that are there, each with the names of its steps, outermost first: by them a text names one without a head. */
  places: readonly (readonly string[])[];
}

/** A record as a source holds it. Nothing in it was made up: what was not understood is text still. */
export interface FoundRecord {
  /** What was understood, by field name, without the place. Lines are separated by `\n`. */
  fields: Readonly<Record<string, string>>;
  /** The words that a figure was read from, where they differ from it: `465kcal`. */
  readFrom: Readonly<Record<string, string>>;
  /** What to look at, by field name, in a few words: `Calories as a range`. */
  doubts: Readonly<Record<string, string>>;
  /** What found no field, line by line, as written. */
  notUnderstood: readonly string[];
  /** The names of category, sub category or folder, outermost first, as the source has them; empty if it names none. */
  place: readonly string[];
  /** The text as it was, of this record alone. */
  source: string;
  /** The name of the file; `''` for a pasted text. */
  from: string;
}

/** A column of a table, or a key of plain JSON. */
export interface Column {
  head: string;
  /** The first value in it. */
  first: string;
  /** The field it goes into; `''` if it is left out, null if none was found: its values are then not understood. */
  field: string | null;
  isGuess: boolean;
}

/** How the bytes of a text file become signs, as `TextDecoder` calls it. */
export type Encoding = 'utf-8' | 'windows-1256' | 'windows-1252' | 'macintosh' | 'utf-16le' | 'utf-16be';

/** The encoding of a file that could be read in others too. */
export interface ReadEncoding {
  /** The name of the file. */
  from: string;
  encoding: Encoding;
  /** How its first line of doubt reads in each of them. */
  samples: readonly { encoding: Encoding; text: string }[];
}

/** What a person chose for columns: the field's name by head, `''` to leave one out. */
export type Chosen = Readonly<Record<string, string>>;

export interface Reading {
  /** In the order of the sources. */
  records: readonly FoundRecord[];
  /** Of all tables that were read; empty if there was none. */
  columns: readonly Column[];
  /** Of the files whose encoding is a guess, or was chosen. */
  encodings: readonly ReadEncoding[];
  /** What to tell about what was read, in sentences: `Pictures are not taken.` */
  notes: readonly string[];
  /** Why a source could not be read, in sentences. */
  problems: readonly string[];
}
