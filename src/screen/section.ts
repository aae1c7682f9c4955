import { createSelector, type Slice } from '@reduxjs/toolkit';
import { type ComponentType } from 'react';
import { type Icon } from 'react-bootstrap-icons';
import { read, slot } from '@/lib/slots';
import { type AnyRecord } from './record/record';
import { type UrlFields } from './urlFields';
import { type Id } from '@/services/http/decode';
import { type Module } from '@/services/session/modules';

/** The state of a screen, or a part of it. */
export type View = Record<string, unknown>;

/** A part of a screen's state: a slice, which hears the screen's `viewRestored`, and the fields that the address contains. */
export interface Room {
  slice: Slice;
  urlFields?: object;
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

/** The state of the screen at this path, with the rooms that capabilities have added by then. */
export function screenState(path: string, slice: Slice, urlFields: object, rooms: readonly Slice[] = []): ScreenState {
  const withRooms = (added: readonly Room[]) => {
    const own = urlFields as UrlFields<View>;
    const { view } = own;
    const fields = added.flatMap((room) => Object.entries((room.urlFields ?? {}) as UrlFields<View>));
    // In the address, where one is comes last.
    const narrowing = fields.filter(([, field]) => !field?.isPlace);
    const beside = [...rooms, ...added.map((room) => room.slice)];
    const slices = [slice, ...beside];
    const stateOf = (each: Slice) => (root: object) => (root as Record<string, View>)[each.reducerPath]!;
    return {
      rooms: beside,
      actions: merged(slices.map(({ actions }) => actions)),
      urlFields: merged([view ? { view } : {}, Object.fromEntries(narrowing), own, Object.fromEntries(fields)]),
      defaults: merged(slices.map((each) => each.getInitialState() as View)),
      select: createSelector(slices.map(stateOf), (...states) => merged(states)),
    };
  };
  let known: readonly Room[] | undefined;
  let made: ReturnType<typeof withRooms>;
  const whole = () => {
    const added = read(sectionRooms, path);
    // It may have been read before the section was opened, such as by what writes an address of it.
    if (added.length !== known?.length || added.some((room, index) => room !== known![index])) made = withRooms(added);
    known = added;
    return made;
  };
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
  /** Filled, for the sidebar while the section is the current one. */
  icon?: Icon;
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

/** A kind of record that the command palette finds, and the view that opens one. */
interface FoundRecord<State> {
  of: () => Promise<AnyRecord>;
  view: (record: { id: Id }) => Partial<State>;
  /** What it is called there, if not by its noun. */
  what?: string;
}

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
  /** In the sidebar, where only the profile has no entry; the screen has the filled one of the current section. */
  icon?: Icon;
  load: () => Promise<Screen>;
  /** The calls without parameters that the screen makes first; the boot script sends them before the panel runs. */
  firstCalls?: readonly string[];
  /** What can be added there. */
  additions?: readonly Entry<State>[];
  /** The records that the palette finds. */
  records?: readonly FoundRecord<State>[];
  /** How `npm run contract` makes the reads that take a parameter. */
  reads?: { [Name in keyof Endpoints]?: Asked<Endpoints, Name> };
}
