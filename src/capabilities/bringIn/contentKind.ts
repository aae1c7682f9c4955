import { type UnknownAction } from '@reduxjs/toolkit';
import { type Accept } from 'react-dropzone';
import { type Schema } from 'yup';
import { type FormValues } from '@/components/form/formRules';
import { type Id } from '@/services/http/decode';
import { type Taken } from './found';

/** The values of a section's form. */
export type RecordValues = FormValues;

/**
 * What a section says of its records, so that they can be brought in. A constant. Where it is read, the values are those of
 * some section: what takes them is a method, so that each kind is one of any values.
 */
export interface ContentKind<Values extends RecordValues = RecordValues> {
  /** The section's label and address. */
  section: string;
  path: string;
  /** The word for one record; several have an `s` more. */
  noun: string;
  taken: Omit<Taken, 'noun' | 'places'>;
  /** What is said to be looked for, in three lines. */
  needed: string;
  ifThere: string;
  notRead: string;
  /** A text to fill in. */
  example: string;
  /** The rules of the section's own form; they alone say what is missing. */
  schema: Schema;
  /** What its form begins with. */
  first: Values;
  /** What it is called: its title, unless the form has another name for it. */
  nameOf?(values: Values): string;
  /** The form's values for what was understood. */
  toValues: (fields: Readonly<Record<string, string>>) => Partial<Values>;
  /** What of the understood fields the values have no place for, as lines; nothing of a text is lost. */
  notTaken?: (fields: Readonly<Record<string, string>>) => readonly string[];
  /** The fields of its place, outermost first. */
  placeFields: readonly (keyof Values & string)[];
  /** Such as `6 ingredients, 4 steps`. */
  amountsOf(values: Values): string;
  /** Whether there is anything in it that makes it such a record. */
  hasContent(values: Values): boolean;
  /** What makes two records with the same title the same one, and its name in sentences: `ingredients`. */
  contentOf(values: Values): string;
  sameIn: string;
  /** What the section's checks find in it, in a few words. */
  looksWrong(values: Values): string | null;
  /** What has to be looked at before it is ticked, in a few words. */
  doubtful?(values: Values): string | null;
  /** The field that a file fills, where the record cannot do without one, and what is said while it is empty. */
  fileField?: { name: string; missing: string };
  /** The pictures and films that its form takes. */
  accept: Accept;
  /** The name of its file, where the source says that; else a file has the record's name. */
  fileNameOf?: (fields: Readonly<Record<string, string>>) => string | undefined;
  /** With a picture or a film that has the record's name; null if it takes no further one. */
  withFile(values: Values, file: File): Values | null;
  /** Whether it has a picture, for those that may come without. */
  hasPicture(values: Values): boolean;
}

/** A place that is there: the names of its steps, and the values that mean it. */
export interface PlaceHere<Values = RecordValues> {
  names: readonly string[];
  set: Partial<Values>;
}

/** A record that is there already, as far as others are compared with it. */
export interface Here {
  id: Id;
  title: string;
  content: string;
  /** Such as `Lunch › Soups`; `''` where the section has none. */
  place: string;
  /** The dialog that shows it, as the address names it: `details:12`. */
  dialog: string;
}

/** What a section does to add records. */
export interface Sending {
  /** Adds one; no list loads again by it. */
  send(this: void, values: RecordValues): PromiseLike<{ error?: unknown }> & { requestId: string };
  /** What is shown first of one that failed. */
  failure?: string;
  /** What is here now, loaded anew; null if that failed. */
  load: () => Promise<readonly Here[] | null>;
  /** Loads again what the page needs, where that failed. */
  loadAgain: () => void;
  /** Loads what shows such records again, after a round. */
  invalidate: () => UnknownAction;
}

/** What a record is called. */
export const nameIn = (kind: ContentKind, values: RecordValues) => kind.nameOf?.(values) ?? (values.title as string);
