import { createAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { type ById, type InRound } from '@/services/http/tags';
import { sameValues } from '@/lib/sameValues';
import { type RecordKind, type RecordSource, type Values } from '@/screen/record/record';

export type Sign = 'added' | 'edited' | 'deleted' | 'sent' | 'on' | 'off';

/** The words around a record's name. */
export interface Sentence {
  sign: Sign;
  before: string;
  name: string;
  after: string;
  /** The word for one record, where the calls of a round share the sentence. */
  noun?: string;
}

/** A change that can be undone. */
export interface Undoable {
  kind: RecordKind;
  id: Id;
  /** The argument of the record's query. */
  arg?: unknown;
  /** The values that the call has set; others are allowed. */
  set: Values;
  /** What was done if it was not an edit: the words before the name, and those before `12 users`. */
  verb?: Omit<Sentence, 'name'>;
}

/** A change that cannot be undone. */
export interface Final {
  sentence: Sentence;
  reason: string;
  /** Of a call in a round: what is said of several, which share one entry, such as `Added 6 recipes`. */
  several?: { before: string; noun: string; reason: string };
  /** The names of the fields that an edit changed; undefined where that is not known. */
  fields?: string[];
}

/** Undoes the entry with this id. */
export const undoAsked = createAction<number>('journal/undoAsked');

/** Reads a record by its id, as it was cached before the call. */
export type Find = <Row extends { id: Id }>(
  source: RecordSource<Row, never>,
  id: Id | undefined,
  arg?: unknown,
) => Row | undefined;

export const isEmpty = (value: unknown) =>
  !value || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && value.length === 0);

/** How the journal describes a call, by the name of its mutation; null for a call without an entry. */
export type Changes = Record<string, (arg: never, find: Find) => Undoable | Final | null>;

const sentence = (sign: Sign, before: string, name: string, after = ''): Sentence => ({ sign, before, name, after });

type Named = Pick<RecordSource<never>, 'noun'>;

export const added = ({ noun }: Named, name: string, section: string): Final => ({
  sentence: sentence('added', `Added the ${noun} `, name),
  reason: `Cannot be undone here: delete it in ${section}.`,
});

/** A record of a kind that the panel cannot delete. */
export const addedForGood = (noun: string, name: string, those: string): Final => ({
  sentence: sentence('added', `Added the ${noun} `, name),
  reason: `Cannot be undone: ${those} cannot be deleted.`,
});

export const deleted = <Row extends { id: Id }>({ noun, name }: RecordSource<Row>, row: Row | undefined): Final => ({
  sentence: row ? sentence('deleted', `Deleted the ${noun} `, name(row)) : sentence('deleted', `Deleted a ${noun}`, ''),
  reason: 'Cannot be undone: what was deleted is gone from the server.',
});

/** The names of the fields that a call sets anew, null being what it keeps; undefined where the record is not known. */
export const fieldsSet = (set: object, record: object | undefined) =>
  record &&
  Object.entries(set)
    .filter(([, value]) => value !== null)
    .filter(([name, value]) => (name in record ? !sameValues(value, (record as Values)[name]) : !isEmpty(value)))
    .map(([name]) => name);

/** An edit that has no exact inverse. */
export const editedForGood = ({ noun }: Named, name: string, section: string, fields?: string[]): Final => ({
  fields,
  sentence: sentence('edited', `Edited the ${noun} `, name),
  reason: `Cannot be undone here: edit it again in ${section}.`,
});

export const sent = (name: string, after: string): Final => ({
  sentence: sentence('sent', 'Sent ', name, after),
  reason: 'Cannot be undone: it has reached them.',
});

/** An edit that can be undone. */
export const edited = <Row, Form>(kind: RecordKind<Row, Form>, id: Id, set: object, arg?: unknown): Undoable => ({
  kind: kind as unknown as RecordKind,
  id,
  arg,
  set: set as Values,
});

/**
 * The saves of a kind, which add a record where they have no id, and otherwise can be undone; those of a round share an
 * entry. `section` is where one is deleted or edited.
 */
export const editsOf =
  <Row extends { id: Id }, Form>(kind: RecordKind<Row, Form>, section: string) =>
  ({ id, inRound, ...set }: { id?: Id } & InRound & Form): Undoable | Final => {
    const { noun } = kind;
    if (id !== undefined)
      return {
        ...edited(kind, id, set),
        ...(inRound && { verb: { sign: 'edited', before: 'Changed ', after: '', noun } }),
      };
    const reason = `Cannot be undone here: delete them in ${section}.`;
    return {
      ...added(kind, kind.name(set as unknown as Row), section),
      ...(inRound && { several: { before: 'Added ', noun, reason } }),
    };
  };

/** A save, which adds a record where it has no id, and otherwise edits one without an exact inverse. */
export const savesForGood =
  <Row extends { id: Id }>(source: RecordSource<Row>, section: string) =>
  (set: { id?: Id }, find: Find): Final => {
    const name = source.name(set as Row);
    if (set.id === undefined) return added(source, name, section);
    return editedForGood(source, name, section, fieldsSet(set, find(source, set.id)));
  };

/** The saves of a kind, of which only those of a round can be undone. */
export const savesOf =
  <Row extends { id: Id }, Form>(kind: RecordKind<Row, Form>, section: string) =>
  (set: Form & InRound & { id?: Id }, find: Find): Undoable | Final =>
    set.inRound ? editsOf(kind, section)(set) : savesForGood(kind, section)(set, find);

/** The deletions of records, by their ids. */
export const deletionsOf =
  <Row extends { id: Id }>(source: RecordSource<Row>) =>
  (what: Id | ById, find: Find): Final => {
    const { id, inRound } = typeof what === 'object' ? what : { id: what };
    const one = deleted(source, find(source, id));
    return inRound ? { ...one, several: { before: 'Deleted ', noun: source.noun, reason: one.reason } } : one;
  };
