import { type NumberField } from './fields/field';
import { fieldNamed } from './fields/fields';
import { isProblem, meaningOf, type Comparison, type Meaning } from './meaning';
import { printCondition, type Clause, type Condition } from './syntax';

/** A figure with its unit. */
export const withUnit = ({ format, unit }: NumberField, value: number) =>
  unit ? `${format(value)} ${unit}` : format(value);

/** A figure as it was typed, with the field's unit unless it was typed with one. */
const typedWithUnit = (typed: string, { unit }: NumberField) =>
  unit && /\d$/.test(typed) ? `${typed} ${unit}` : typed;

/** A condition as a chip shows it: as typed, with the field's label and the value's unit. */
export function chipWords(condition: Condition) {
  const { field: name, operator, value, afterDay } = condition;
  const meaning = meaningOf(condition);
  const label = fieldNamed(name)?.label ?? name;
  const isNumber = !isProblem(meaning) && meaning.kind === 'number';
  return {
    label,
    operator: operator ?? '',
    value: isNumber ? typedWithUnit(value, meaning.field) : value,
    rest: afterDay === undefined ? '' : `after day ${afterDay}`,
  };
}

const COMPARED: Record<Comparison, string> = {
  '>': 'over',
  '<': 'under',
  '>=': 'at least',
  '<=': 'at most',
  '=': 'exactly',
  '≠': 'not',
};

/** The same for a change, which is a size: nobody should meet a minus sign. */
const CHANGED: Record<Comparison, string> = {
  '>': 'by more than',
  '<': 'by less than',
  '>=': 'by at least',
  '<=': 'by at most',
  '=': 'by exactly',
  '≠': 'by other than',
};

const CHANGE = / (change|lost|gained)$/;

/** The verb of a field that is a change, such as `changed`; undefined for other fields. */
const verbOf = ({ name }: NumberField) => CHANGE.exec(name)?.[1]!.replace('change', 'changed');

/** A label within a sentence: `BMI`, `goal weight`. */
export const lowerFirst = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label[0]!.toLowerCase() + label.slice(1);

/** What a member wrote for the field, with its article: a change is read from the same answers as its subject. */
export function subjectOf({ label }: NumberField): string {
  const word = lowerFirst(label.replace(CHANGE, ''));
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

/** How the editor names a comparison of the field. */
export const comparisonName = (field: NumberField, comparison: Comparison) => {
  const verb = verbOf(field);
  return verb ? `${verb} ${CHANGED[comparison]}` : COMPARED[comparison];
};

function inWords(meaning: Meaning, typed: string): string {
  switch (meaning.kind) {
    case 'number': {
      const { field, comparison, afterDay } = meaning;
      const how = `${field.label.replace(CHANGE, '')} ${comparisonName(field, comparison)}`;
      return `${how} ${typedWithUnit(typed, field)}${afterDay === undefined ? '' : ` after day ${afterDay}`}`;
    }
    case 'folder':
      return `${meaning.isIn ? 'Found by' : 'Not found by'} the filter “${meaning.filter}”`;
    case 'known':
      return `${meaning.field.label} ${meaning.isKnown ? 'known' : 'not known'}`;
    default:
      return `${meaning.field.label} ${meaning.how} “${meaning.word}”`;
  }
}

/** A condition as a sentence, such as `Waist changed by less than 1 in after day 60`. */
function conditionInWords(condition: Condition): string {
  const meaning = meaningOf(condition);
  return isProblem(meaning) ? `${printCondition(condition)}, not understood` : inWords(meaning, condition.value);
}

export const clauseInWords = (clause: Clause) => clause.map(conditionInWords).join(' or ');
