import { isProblem, meaningOf } from './meaning';
import { outsideQuotes, parseConditions, printClause, type Conditions } from './syntax';

const isUnderstood = (conditions: Conditions) =>
  conditions.every((clause) => clause.every((condition) => !isProblem(meaningOf(condition))));

/** The conditions in force while one is typed: those before, and the typed one as soon as it can be understood. */
export function withDraft(conditions: Conditions, draft: string): Conditions {
  const typed = parseConditions(draft);
  return typed.length > 0 && isUnderstood(typed) ? [...conditions, ...typed] : conditions;
}

/** Splits a text that is being typed after its last comma or line end outside quotes. */
export function closedParts(text: string): { closed: string; rest: string } {
  const outside = outsideQuotes(text);
  const end = outside.search(/[,;\n][^,;\n]*$/);
  return { closed: text.slice(0, end + 1), rest: text.slice(end + 1).trimStart() };
}

/** The last condition with the digits that are typed after its comma, as in `bmr < 1` and `400`; null where it is none. */
export function withDigits(conditions: Conditions, digits: string): string | null {
  const last = conditions.at(-1);
  if (!last || !/^\d/.test(digits)) return null;
  const text = `${printClause(last)},${digits}`;
  return closedParts(text).closed === '' ? text : null;
}
