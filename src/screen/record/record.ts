import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { type RecordEndpoint } from '../saveGuard/latest';

export type Values = Record<string, unknown>;

/** A call that changes a record. */
export type Mutation = ThunkAction<Promise<{ error?: unknown }>, never, unknown, UnknownAction>;

/** The query whose result contains a kind of record. */
export interface RecordSource<Row, Data = never> {
  /** What such a record is called in sentences; no two kinds share it. */
  noun: string;
  endpoint: RecordEndpoint<never, Data>;
  rows: (data: Data) => readonly Row[];
  name: (row: Row) => string;
  /** What tells it from another one of the same name. */
  about?: (row: Row) => string;
  /** The address of its picture. */
  picture?: (row: Row) => string | null;
  /** What the list holds where it is too large to be read again without the person's leave: the cached copy is compared. */
  largeList?: string;
}

/** A source whose type of rows is not known. */
export type AnyRecord = Omit<RecordSource<never>, 'rows'> & { rows: (data: never) => readonly { id: Id }[] };

/** A kind of record with the values that one call stores, all of them at once: they can be put back. */
export interface RecordKind<Row = never, Form = never, Data = never> extends RecordSource<Row, Data> {
  values: (row: Row) => Form;
  /** The values that the call does not take empty. */
  required: readonly (keyof Form & string)[];
  /** The names of values in sentences; values without one are not worth mentioning. */
  labels: Partial<Record<string, string>>;
  /** Stores the values; `arg` is the argument of the query. In a round, `afterRound` is dispatched after the last. */
  save: (id: Id, values: Form, arg: never, inRound: boolean) => Mutation;
  /** Deletes it, in a round. */
  remove?: (id: Id) => Mutation;
  /** What to dispatch after the last call of a round. */
  afterRound?: () => UnknownAction;
}

/** Defines a kind; its types are those of the query and of the call that stores the values. */
export const recordKind = <Row extends { id: Id }, Form extends object, Data, Arg = void>(
  kind: Omit<RecordKind<Row, Form, Data>, 'endpoint' | 'save'> & {
    endpoint: RecordEndpoint<Arg, Data>;
    save: (id: Id, values: Form, arg: Arg, inRound: boolean) => Mutation;
  },
) => kind as unknown as RecordKind<Row, Form>;

/** Defines a source of records of which no call stores all values. */
export const recordSource = <Row extends { id: Id }, Data, Arg = void>(
  source: Omit<RecordSource<Row, Data>, 'endpoint'> & { endpoint: RecordEndpoint<Arg, Data> },
) => source as unknown as RecordSource<Row>;

/** A record's values without those that no call stores. */
export const omit = <Row extends object, Key extends keyof Row & string>(row: Row, ...keys: Key[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !keys.includes(name as Key))) as Omit<Row, Key>;
