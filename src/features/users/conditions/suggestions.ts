import { type Field } from './fields/field';
import { ANY_ANSWER } from './fields/textFields';
import { parseConditions, printCondition } from './syntax';

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
  return group.toLowerCase().startsWith(typed) ? 2 : null;
}

/** The fields whose name goes on as typed, in their groups; none once the condition has an operator. */
export function suggestionsFor(draft: string, fields: readonly Field[]): Suggestion[] {
  const typed = draft.trim().toLowerCase();
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
