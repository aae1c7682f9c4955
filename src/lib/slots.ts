/** A place for what capabilities add, all of one kind. It is declared by the module that reads it, and empty by default. */
export interface Slot<T, At extends string | void = void> {
  readonly name: string;
  /** For the types alone. */
  readonly _?: (at: At) => T;
}

/** One value in a slot. */
export interface Fill {
  readonly slot: object;
  readonly at: string | void;
  readonly value: unknown;
}

/** A part of the panel whose code is fetched by itself: the shell, what begins when the browser is idle, what the dialogs
 * of sections share, the menu of a list, the palette, the help, what DevTools need, the mock server's panel, the gallery, a section
 * (`/plans`), or its dialogs (`/plans/dialogs`). */
export type Part =
  | 'shell'
  | 'standby'
  | 'dialogs'
  | 'viewMenu'
  | 'palette'
  | 'help'
  | 'devTools'
  | 'mockPanel'
  | 'gallery'
  | `/${string}`;

type Load = () => Promise<Added>;

/** What a capability adds, by the part of the panel whose code it comes with. */
export type Parts = { readonly [part in Part]?: Load };

/**
 * What one part adds. A part whose code another one fetches is named by that: a section by the shell, its dialogs by the section.
 * Named earlier, it would bring the code of those once more.
 */
interface Added {
  fills?: readonly Fill[];
  parts?: Parts;
}

export const slot = <T, At extends string | void = void>(name: string): Slot<T, At> => ({ name });

export const fill = <T>(of: Slot<T>, value: T): Fill => ({ slot: of, at: undefined, value });

/** Fills a slot that each section has, for one of them. */
export const fillAt = <T, At extends string>(of: Slot<T, At>, at: At, value: T): Fill => ({ slot: of, at, value });

interface Installed {
  name?: string;
  parts?: Parts;
}

let installed: readonly Installed[] = [];

/** What has been added, as its code is there. */
const come = new Map<Load, Added>();

const loadsOf = ({ parts = {} }: { parts?: Parts }): { part: string; load: Load }[] =>
  Object.entries(parts).flatMap(([part, load]) => (load ? [{ part, load }, ...loadsOf(come.get(load) ?? {})] : []));

/** What fills each slot, by section, of all that has come; until more comes. */
let known: Map<object, Map<string | void, readonly unknown[]>> | undefined;

const NONE: readonly never[] = [];

/** Takes the place of what was installed before. The order is that in which slots are read. */
export function install(capabilities: readonly Installed[]) {
  installed = capabilities;
  known = undefined;
}

/** Fetches what comes with this part of the panel. Rejects if some code cannot be fetched; the next call tries again. */
export const join = async (part: Part) => {
  const loads = installed.flatMap(loadsOf).filter((each) => each.part === part && !come.has(each.load));
  await Promise.all(loads.map(async ({ load }) => come.set(load, await load())));
  if (loads.length > 0) known = undefined;
};

/** What has come, each with the capability and the part that it is of. */
export const filled = () =>
  installed.flatMap(({ name, parts }) =>
    loadsOf({ parts }).flatMap(({ part, load }) =>
      (come.get(load)?.fills ?? []).map((each) => ({ ...each, name, part })),
    ),
  );

/** What fills the slot, of the parts that have joined: the same list until another part joins. */
export function read<T, At extends string | void>(
  of: Slot<T, At>,
  ...[at]: At extends string ? [at: At] : []
): readonly T[] {
  if (!known) {
    known = new Map();
    for (const { slot: filledSlot, at: section, value } of filled()) {
      const sections = known.get(filledSlot) ?? new Map<string | void, readonly unknown[]>();
      known.set(filledSlot, sections.set(section, [...(sections.get(section) ?? []), value]));
    }
  }
  return (known.get(of)?.get(at) ?? NONE) as readonly T[];
}
