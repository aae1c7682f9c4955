import { type Chosen, type Column, type Encoding, type FoundRecord, type ReadEncoding } from '../found';
import { type Signature } from './bytes';
import { type Vocabulary } from './vocabulary';

/** A part of what was read, as the Worker sends it. */
export type Piece =
  | { records: FoundRecord[] }
  | { columns: Column[] }
  | { encoding: ReadEncoding }
  | { note: string }
  | { problem: string };

/** A file or a pasted text. */
export type Source = File | string;

/** What a person chose for files, by their names. */
export type Encodings = Readonly<Record<string, Encoding>>;

export interface Context {
  vocabulary: Vocabulary;
  chosen: Chosen;
  encodings: Encodings;
  /** The name of the file. */
  from: string;
}

export const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 5;
/** A text, a page or a table may have so many bytes. */
export const MOST = MOST_MEGABYTES * MEGABYTE;
/** Its size is rounded up, so that it never reads as one that may be. */
export const tooLong = (bytes: number) =>
  `This file has ${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB. Files of up to ${MOST_MEGABYTES} MB can be read.`;

export const READABLE = 'Text, html, csv, xlsx or json can be read.';
export const PICTURES = 'Pictures are not taken.';
export const DAMAGED = 'This file is damaged and cannot be read.';
export const LOCKED = 'This file is protected by a password and cannot be read.';
/** What is said of a file that holds no text. */
export const KINDS: Record<Exclude<Signature, null | 'zip' | 'gzip'>, string> = {
  picture: `This is a picture. ${READABLE}`,
  pdf: `This is a PDF. ${READABLE}`,
  office: `This is a document of an office program. ${READABLE}`,
  film: `This is a film or a sound. ${READABLE}`,
};
