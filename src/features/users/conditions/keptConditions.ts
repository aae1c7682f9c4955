import { keptViews } from '@/screen/kept/keptViews';
import { useKeptList } from '@/screen/kept/useKeptList';
import { parseConditions, printConditions, type Conditions } from './syntax';

const VIEWS = keptViews('/users');

/** Conditions that are kept under a name. */
export interface KeptConditions {
  name: string;
  /** As text. */
  text: string;
  conditions: Conditions;
}

/** The query of the address of the members whom the conditions find. */
export const searchOf = (conditions: Conditions) =>
  `?${new URLSearchParams({ conditions: printConditions(conditions) })}`;

/** The conditions that the signed-in person keeps in this browser. */
export function useKeptConditions() {
  const [views, change] = useKeptList(VIEWS);
  const kept = views.flatMap(({ name, search }): KeptConditions[] => {
    const text = new URLSearchParams(search).get('conditions');
    return text ? [{ name, text, conditions: parseConditions(text) }] : [];
  });
  return {
    kept,
    /** Keeps conditions, in the place of those that had this name or `before`. */
    keep: (name: string, conditions: Conditions, before = name) => {
      const view = { name, search: searchOf(conditions) };
      const index = views.findIndex((each) => each.name === before);
      change(index === -1 ? [...views, view] : views.with(index, view));
    },
    remove: (name: string) => change(views.filter((view) => view.name !== name)),
  };
}
