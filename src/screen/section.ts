import { type Slice } from '@reduxjs/toolkit';
import { type ComponentType } from 'react';
import { type UrlFields } from './urlFields';
import { type Module } from '@/services/session/modules';

/** A screen's part of the store: the slice, with its `viewRestored` event, and the fields that the address bar shows. */
export interface ScreenState {
  slice: Slice;
  urlFields: UrlFields<Record<string, unknown>>;
}

/** What a section loads when it is opened. */
export interface Screen {
  Page: ComponentType;
  state?: ScreenState;
}

/** A screen with a slice of its own. */
export const screenOf = (Page: ComponentType, slice: Slice, urlFields: object): Screen => ({
  Page,
  state: { slice, urlFields },
});

export type StateOf<S extends { getInitialState: () => unknown }> = ReturnType<S['getInitialState']>;

/** A state of the screen to go to; fields that are absent have their defaults. */
type View<State> = Partial<State>;

/** Something that the command palette offers to add on a section. */
interface Addition<State> {
  label: string;
  view: View<State>;
}

/** How the command palette shows the records of a cached list, and where one of them is seen. */
interface RecordSource<Row, State> {
  what: string;
  label: (row: Row) => string;
  view: (row: Row) => View<State>;
}

/** For records within the rows of a list; `within` names the field that holds them. */
type NestedSource<Row, State> = {
  [Key in keyof Row]: Row[Key] extends readonly (infer Item)[] ? RecordSource<Item, State> & { within: Key } : never;
}[keyof Row];

type RowOf<Endpoint> = Endpoint extends { Types: { ResultType: readonly (infer Row)[] } } ? Row : never;

/**
 * All that the panel needs to know of a section: `State` is its screen's, `Endpoints` are those whose cached lists hold
 * records. Checked where it is declared, by `satisfies`.
 */
export interface Section<State = object, Endpoints = Record<never, never>> {
  path: `/${string}`;
  /** In the sidebar, the top bar and the palette. */
  label: string;
  /** The permission that a sub-admin needs for it; null where nobody needs one. */
  module: Module | null;
  /** The letter that opens it after `g`. */
  key: string;
  load: () => Promise<Screen>;
  /** The calls that the screen makes when it is entered, without parameters; on a first visit they are sent ahead of it. */
  firstCalls?: readonly string[];
  additions?: readonly Addition<State>[];
  /** The records of cached lists, by the endpoint that loads the list. */
  records?: { [Name in keyof Endpoints]?: RecordSource<RowOf<Endpoints[Name]>, State> };
  /** The same for lists whose rows hold the records. */
  nestedRecords?: { [Name in keyof Endpoints]?: NestedSource<RowOf<Endpoints[Name]>, State> };
}
