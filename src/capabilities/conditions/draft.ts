import { fold } from '@/lib/fold';
import { isProblem, meaningOf } from './meaning';
import { outsideQuotes, parseConditions, printClause, type Conditions, printCondition } from './syntax';
import { type Field } from './fields/field';
import { ANY_ANSWER } from './fields/textFields';

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

/** An entry of the list below the field. */
export interface Suggestion {
  field: Field;
  /** What is shown as its name, such as `Any answer has “wa”`. */
  label: string;
  /** How the typed text goes on if it is chosen. */
  draft: string;
}

const MOST = 8;

const STARTS: Record<Field['kind'], string> = { number: '', text: 'has ', choice: 'is ', folder: 'is ' };

const toSuggestion = (field: Field): Suggestion => ({
  field,
  label: field.label,
  draft: `${field.name} ${STARTS[field.kind]}`,
});

/** How well a field matches: 0 for the start of its name, 1 for that of a word or another name of it; null if not at all. */
function rank({ name, aliases, group }: Field, typed: string): number | null {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`) || aliases.some((alias) => alias.startsWith(typed))) return 1;
  return fold(group).startsWith(typed) ? 2 : null;
}

/** The fields whose name goes on as typed, in their groups; none once the condition has an operator. */
export function suggestionsFor(draft: string, fields: readonly Field[]): Suggestion[] {
  const typed = fold(draft);
  const [clause] = parseConditions(draft);
  if (clause?.at(-1)?.operator) return [];
  if (!typed) return fields.filter(({ name }) => !/ (?:change|lost|gained)$/.test(name)).map(toSuggestion);
  const found = [0, 1, 2]
    .flatMap((place) => fields.filter((field) => field.name !== ANY_ANSWER.name && rank(field, typed) === place))
    .slice(0, MOST)
    .map(toSuggestion);
  const groups = [...new Set(found.map(({ field }) => field.group))];
  const anyAnswer: Suggestion = {
    field: ANY_ANSWER,
    label: `Any answer has “${draft.trim()}”`,
    draft: printCondition({ field: ANY_ANSWER.name, operator: 'has', value: draft.trim() }),
  };
  return [...groups.flatMap((group) => found.filter(({ field }) => field.group === group)), anyAnswer];
}
