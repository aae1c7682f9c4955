import { fold } from '@/lib/fold';
import { USER_FILTERS } from '@/services/userFilters';
import { type ChoiceField, type Field, type FolderField, type NumberField, type TextField } from './fields/field';
import { fieldNamed } from './fields/fields';
import { type Condition, type Operator } from './syntax';

export type Comparison = '>' | '<' | '>=' | '<=' | '=' | '≠';

type How = 'has' | 'has no' | 'is' | 'is not';

/** What a condition asks of a member, once its words are understood. */
export type Meaning =
  | { kind: 'number'; field: NumberField; comparison: Comparison; value: number; afterDay: number | undefined }
  | { kind: 'text'; field: TextField; how: How; word: string }
  | { kind: 'choice'; field: ChoiceField; how: How; word: string }
  | { kind: 'folder'; field: FolderField; filter: string; isIn: boolean }
  /** Whether there is an answer, or a figure that can be read, at all. */
  | { kind: 'known'; field: NumberField | TextField; isKnown: boolean };

/** Why a condition is left out. */
export interface Problem {
  /** The word that is not understood. */
  word: string;
  /** A sentence that says so. */
  text: string;
}

export const isProblem = (meaning: Meaning | Problem): meaning is Problem => !('kind' in meaning);

const problem = (word: string, why: string): Problem => ({
  word,
  text: `“${word}” ${why}. This part is left out until it is.`,
});

const COMPARISONS: Record<Operator, Comparison | null> = {
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
  '=': '=',
  is: '=',
  'is not': '≠',
  has: null,
  'has no': null,
};

const needsExample = ({ label, example }: Field): Problem => ({
  word: label,
  text: `“${label}” is compared as in “${example}”. This part is left out until it is.`,
});

function numberMeaning(field: NumberField, operator: Operator, { value, afterDay }: Condition): Meaning | Problem {
  const comparison = COMPARISONS[operator];
  if (!comparison) return needsExample(field);
  const number = field.parse(value);
  if (number === null) return problem(value, field.unitName === 'Date' ? 'is not a date' : 'is not a number');
  if (!field.hasDirection && (number < 0 || (number === 0 && comparison === '<')))
    return problem(value, 'asks for a direction, which a change has not; write lost or gained instead');
  return { kind: 'number', field, comparison, value: number, afterDay: field.hasDays ? afterDay : undefined };
}

const HOW: Partial<Record<Operator, How>> = {
  has: 'has',
  'has no': 'has no',
  is: 'is',
  '=': 'is',
  'is not': 'is not',
};

function folderMeaning(field: FolderField, how: How, value: string): Meaning | Problem {
  const filter = USER_FILTERS.find((name) => fold(name) === fold(value));
  if (!filter) return problem(value, 'is not a filter of notification folders');
  return { kind: 'folder', field, filter, isIn: how === 'is' || how === 'has' };
}

/** The field whose name a text begins with, such as `age between 30 and 40`. */
function fieldAtStart(text: string): Field | undefined {
  const words = text.split(/\s+/);
  const names = words.map((_word, index) => words.slice(0, words.length - index).join(' '));
  return names.map(fieldNamed).find(Boolean);
}

/** What a condition asks, or why it cannot be understood. */
export function meaningOf(condition: Condition): Meaning | Problem {
  const { field: name, operator, value } = condition;
  const field = fieldNamed(name);
  if (!field) {
    const meant = operator ? undefined : fieldAtStart(name);
    return meant ? needsExample(meant) : problem(name, 'is not a field');
  }
  if (!operator || value === '') return needsExample(field);
  const word = fold(value);
  const asksKnown = (operator === 'is' || operator === 'is not') && (word === 'known' || word === 'unknown');
  if (asksKnown && (field.kind === 'number' || field.kind === 'text'))
    return { kind: 'known', field, isKnown: (word === 'known') === (operator === 'is') };
  if (field.kind === 'number') return numberMeaning(field, operator, condition);
  const how = HOW[operator];
  if (!how) return needsExample(field);
  if (field.kind === 'folder') return folderMeaning(field, how, value);
  return field.kind === 'text' ? { kind: 'text', field, how, word } : { kind: 'choice', field, how, word };
}

const hundredths = (figure: number) => Math.round(figure * 100);

/** Whether a figure fulfils the comparison; equal means equal in the hundredths that people see. */
export const COMPARE: Record<Comparison, (figure: number, value: number) => boolean> = {
  '>': (figure, value) => figure > value,
  '<': (figure, value) => figure < value,
  '>=': (figure, value) => figure >= value,
  '<=': (figure, value) => figure <= value,
  '=': (figure, value) => hundredths(figure) === hundredths(value),
  '≠': (figure, value) => hundredths(figure) !== hundredths(value),
};

/** Whether a folded text that is not empty fulfils the condition on its words. */
export function matchesWord(how: How, text: string, word: string): boolean {
  const isFound = how === 'has' || how === 'has no' ? text.includes(word) : text === word;
  return isFound === (how === 'has' || how === 'is');
}
