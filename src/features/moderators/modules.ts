import { MODULES } from '@/services/session/modules';

type Names = readonly string[];

/** Compares the names of roles or modules, ignoring case and surrounding spaces. */
export const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const holds = (names: Names, wanted: string) => names.some((name) => sameName(name, wanted));

/** The panel's modules in its own order and spelling, then unknown names as the server sent them. */
export function tidied(names: Names): string[] {
  const others = names.filter((name) => !holds(MODULES, name));
  return [...MODULES.filter((module) => holds(names, module)), ...new Set(others)];
}

/** The names with the module added, or removed if it was among them. */
export const toggled = (names: Names, module: string): string[] =>
  tidied(names.includes(module) ? names.filter((name) => name !== module) : [...names, module]);

/** All modules or none; unknown names are kept in both cases. */
export const withAll = (names: Names): string[] => tidied([...MODULES, ...names]);
export const withNone = (names: Names): string[] => names.filter((name) => !holds(MODULES, name));

/** How many of the modules are among the names. */
export const countOf = (names: Names): number => MODULES.filter((module) => holds(names, module)).length;

/** The labels of a row's chips: `All modules` replaces the panel's 13, and unknown names follow. */
export const labelsOf = (names: Names): string[] =>
  countOf(names) === MODULES.length ? ['All modules', ...withNone(names)] : tidied(names);
