import { createSelector, type Slice } from '@reduxjs/toolkit';
import { type ComponentType } from 'react';
import { type Icon } from 'react-bootstrap-icons';
import { read, slot } from '@/lib/slots';
import { type UrlFields } from './urlFields';
import { once } from '@/lib/once';
import { type Module } from '@/services/session/modules';

/** The state of a screen, or a part of it. */
export type View = Record<string, unknown>;

/** A part of a screen's state: a slice, which hears the screen's `viewRestored`, and the fields that the address contains. */
export interface Room {
  slice: Slice;
  urlFields?: UrlFields<View>;
}

/** What capabilities keep of a screen. */
export const sectionRooms = slot<Room, string>('sectionRooms');

/** What a screen shows, and which fields of it the address contains. */
export interface ScreenState {
  path: string;
  /** Its `viewRestored` shows another view. */
  slice: Slice;
  /** The slices beside it; most screens have none. */
  rooms: readonly Slice[];
  /** The events of all its slices. */
  actions: Slice['actions'];
  urlFields: UrlFields<View>;
  /** The fields of all its slices, of which no two have one of the same name. */
  defaults: View;
  /** The same object until one of the slices changes. */
  select: (root: object) => View;
}

/** The state of the screen at this path. What capabilities add is read when it is first used: by then they have joined. */
export function screenState(path: string, slice: Slice, urlFields: object, rooms: readonly Slice[] = []): ScreenState {
  const whole = once(() => {
    const added = read(sectionRooms, path);
    const beside = [...rooms, ...added.map((room) => room.slice)];
    const slices = [slice, ...beside];
    const stateOf = (each: Slice) => (root: object) => (root as Record<string, View>)[each.reducerPath]!;
    return {
      rooms: beside,
      actions: merged(slices.map(({ actions }) => actions)),
      urlFields: merged([urlFields as UrlFields<View>, ...added.map((room) => room.urlFields ?? {})]),
      defaults: merged(slices.map((each) => each.getInitialState() as View)),
      select: createSelector(slices.map(stateOf), (...states) => merged(states)),
    };
  });
  return {
    path,
    slice,
    get rooms() {
      return whole().rooms;
    },
    get actions() {
      return whole().actions;
    },
    get urlFields() {
      return whole().urlFields;
    },
    get defaults() {
      return whole().defaults;
    },
    select: (root) => whole().select(root),
  };
}

const merged = <Part extends object>(parts: readonly Part[]): Part => Object.assign({}, ...parts) as Part;

/** The code that is fetched when a section is opened. */
export interface Screen {
  Page: ComponentType;
  state?: ScreenState;
}

export type StateOf<S extends { getInitialState: () => unknown }> = ReturnType<S['getInitialState']>;

/** An entry of the command palette that opens a section in a state of its own. */
interface Entry<State> {
  label: string;
  /** Absent fields have their defaults. */
  view: Partial<State>;
}

/** Views of a section beside its own list, as the command palette names them. */
export const sectionViews = slot<Entry<object>, string>('sectionViews');

/** What else can be added in a section. */
export const sectionAdditions = slot<Entry<object>, string>('sectionAdditions');

/** How the command palette shows the records of a cached list, and the view that it opens for one of them. */
interface RecordSource<Row, State> {
  what: string;
  label: (row: Row) => string;
  view: (row: Row) => Partial<State>;
  /** Whether there may be very many, so that the list is loaded only where somebody asks for it. */
  isLarge?: boolean;
}

/** For records nested in the rows of a list; `within` is the name of the field that contains them. */
type NestedSource<Row, State> = {
  [Key in keyof Row]: Row[Key] extends readonly (infer Item)[] ? RecordSource<Item, State> & { within: Key } : never;
}[keyof Row];

type RowOf<Endpoint> = Endpoint extends { Types: { ResultType: readonly (infer Row)[] } } ? Row : never;

type ArgOf<Endpoint> = Endpoint extends { Types: { QueryArg: infer Arg } } ? Arg : never;

/** With what a call is made: for each row that another one brings, or with this. */
type Asked<Endpoints, Name extends keyof Endpoints> = { forEach: keyof Endpoints } | { of: ArgOf<Endpoints[Name]> };

/**
 * All that the panel needs to know of a section. `State` is the state of its screen, `Endpoints` are those of its
 * service. Each section checks its declaration by `satisfies`.
 */
export interface Section<State = object, Endpoints = Record<never, never>> {
  path: `/${string}`;
  /** Shown in the sidebar, the top bar and the palette. */
  label: string;
  /** The permission that a sub-admin needs for it; null if none is needed. */
  module: Module | null;
  /** The letter that opens it after `g` (keyboard shortcut). */
  key: string;
  /** In the sidebar, where only the profile has no entry: an outline icon, and a filled one for the current section. */
  icons?: readonly [Icon, Icon];
  load: () => Promise<Screen>;
  /** The calls without parameters that the screen makes first; the boot script sends them before the panel runs. */
  firstCalls?: readonly string[];
  /** What can be added there. */
  additions?: readonly Entry<State>[];
  /** The views beside the section's own list. */
  views?: readonly Entry<State>[];
  /** Fetches the calls that load the lists of its records. */
  endpoints?: () => Promise<Endpoints>;
  /** The records that the palette finds, by the endpoint that loads their list. */
  records?: { [Name in keyof Endpoints]?: RecordSource<RowOf<Endpoints[Name]>, State> };
  /** The same for lists whose rows contain the records. */
  nestedRecords?: { [Name in keyof Endpoints]?: NestedSource<RowOf<Endpoints[Name]>, State> };
  /** How `npm run contract` makes the reads that take a parameter. */
  reads?: { [Name in keyof Endpoints]?: Asked<Endpoints, Name> };
}
