import { useKeptViews } from '@/screen/keptViews/useKeptViews';
import { parseConditions, printConditions, type Conditions } from './syntax';

const PATH = '/users';

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
  const { views, keep, remove } = useKeptViews(PATH);
  const kept = views.flatMap(({ name, search }): KeptConditions[] => {
    const text = new URLSearchParams(search).get('conditions');
    return text ? [{ name, text, conditions: parseConditions(text) }] : [];
  });
  return {
    kept,
    keep: (name: string, conditions: Conditions, before?: string) =>
      keep({ name, search: searchOf(conditions) }, before),
    remove,
  };
}
