import { titleOf } from '@/components/format/title';
import { type RecordSource } from '@/screen/record/record';
import { type Id } from '@/services/http/decode';

/** A sentence in which the figures and names to look at stand out. */
export type Said = readonly (string | { strong: string })[];

export const strong = (text: string) => ({ strong: text });

/** A kind of fault, with why it matters; a section lists its own in the order of harm. */
export interface Reason {
  key: string;
  title: string;
  text: string;
}

/** Fields of the address. With a dialog, which opens above the page, they are added to the current ones. */
export type Query = Readonly<Record<string, string>>;

/** What leads to the place where a finding is mended. */
export interface Act {
  /** Verb and field, such as `Edit calories`. */
  label: string;
  /** The same with the record. */
  name: string;
  query: Query;
}

/** Leads to a field of a record, such as `calories`. */
export const toEdit = (field: string, of: string, query: Query): Act => ({
  label: `Edit ${field}`,
  name: `Edit ${field} of ${of}`,
  query,
});

/** Leads to where something is missing, such as a `picture`. */
export const toAdd = (what: string, to: string, query: Query): Act => ({
  label: `Add ${what}`,
  name: `Add ${what} to ${to}`,
  query,
});

export const toOpen = (what: string, query: Query): Act => ({ label: 'Open', name: `Open ${what}`, query });

/** Opens the dialog that edits a record, with the focus in one of its fields. */
export const editAt = (field: string, id: Id, dialog = 'edit') => ({ dialog: `${dialog}.${field}:${id}` });

/** Something in a record to look at. It never says that anything must be changed. */
export interface Finding {
  /** The key of its reason. */
  reason: string;
  /** The record, such as `recipe 12`: at most one finding of each reason is about it. */
  about: string;
  /** What the finding was made of. What a person accepts counts until this changes. */
  record: unknown;
  name: string;
  /** Where the record is, such as `Lunch › Soups`. */
  place: string;
  said: Said;
  /** The safe address of a picture or null; undefined for what never has one, such as a folder. */
  picture: string | null | undefined;
  act: Act;
}

/** What came of loading a picture or a film: its size in pixels, or that it could not be loaded. */
export type Outcome = { isDead: true } | { isDead: false; width: number; height: number };

/** A finding that only loading a file can show. */
export interface Trial {
  /** A safe address. */
  url: string;
  isFilm: boolean;
  judge: (outcome: Outcome) => Finding | null;
}

/** What one step of checking a list yields; null lets the browser go on after a record without findings. */
export type Step = Finding | Trial | null;

/** Makes the steps of checking some lists. The same function for the same lists. */
export type Steps = () => Iterable<Step>;

/** The parts of a finding that all findings of one record share. */
export type Base = Omit<Finding, 'reason' | 'said' | 'act'>;

/** A finding about such a record. */
export const findingOf = (base: Base, { key }: Reason, said: Said, act: Act): Finding => ({
  ...base,
  reason: key,
  said,
  act,
});

/** Those of findings about such a record. */
export const baseOf = <Row extends { id: Id }>(
  { noun, name, picture }: RecordSource<Row>,
  row: Row,
  place = '',
): Base => ({ about: `${noun} ${row.id}`, record: row, name: titleOf(name(row)), place, picture: picture?.(row) });

/** Those of findings about what never has a picture, such as a folder. */
export const withoutPicture = (about: string, record: unknown, name: string, place = ''): Base => ({
  about,
  record,
  name,
  place,
  picture: undefined,
});

/** What a section has checked. */
export interface Checkup {
  reasons: readonly Reason[];
  /** Undefined until the lists have loaded. */
  steps: Steps | undefined;
  /** How many were checked, such as `71 recipes`; the first is what the section is about. */
  checked: readonly string[];
}

/** The address that an act leads to from the current query. */
export function addressOf({ query }: Act, current: string) {
  const next = new URLSearchParams('dialog' in query ? current : '');
  for (const [name, value] of Object.entries(query)) next.set(name, value);
  return `?${next}`;
}

/** The sentence as plain text. */
export const plainText = (said: Said) => said.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
