import { MODULES } from '@/services/session/modules';

type Names = readonly string[];

/** Role and module names are compared without case or surrounding space. */
export const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const holds = (names: Names, wanted: string) => names.some((name) => sameName(name, wanted));

/** The modules in the order and spelling in which they are offered, then the names that the panel does not know, as they came. */
export function tidied(names: Names): string[] {
  const others = names.filter((name) => !holds(MODULES, name));
  return [...MODULES.filter((module) => holds(names, module)), ...new Set(others)];
}

/** Tidied names with the module added, or taken away where it was there. */
export const toggled = (names: Names, module: string): string[] =>
  tidied(names.includes(module) ? names.filter((name) => name !== module) : [...names, module]);

/** With all modules, or with none; what the panel does not know stays. */
export const withAll = (names: Names): string[] => tidied([...MODULES, ...names]);
export const withNone = (names: Names): string[] => names.filter((name) => !holds(MODULES, name));

/** How many of the modules are among the names. */
export const countOf = (names: Names): number => MODULES.filter((module) => holds(names, module)).length;

/** What a row says: all modules in two words, before any name that the panel does not know. */
export const labelsOf = (names: Names): string[] =>
  countOf(names) === MODULES.length ? ['All modules', ...withNone(names)] : tidied(names);
