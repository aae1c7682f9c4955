import { type FoundRecord, type TakenField } from '../found';
import { type Amount } from './amounts';
import { leavesOut } from './cutShort';
import { foldWords } from '@/lib/fold';
import { safeLink } from '@/services/media/links';
import { clean, linesOf } from './fold';
import { LOST } from './encodings';
import { joinedLines, lacksAmounts } from './lines';
import { type Vocabulary } from './vocabulary';

/** More than this in a field is worth a look: nobody types it. */
const LONG_TEXT = 20_000;

/** So much two figures differ that say the same. */
const ROUNDED = 0.01;

/** The energy of a gram, in kcal. */
const ENERGY = { protein: 4, carbs: 4, fat: 9 };

/** Whether the calories are far from what the nutrients add up to. Alcohol has some, and is none of them. */
function areAtOdds(fields: Readonly<Record<string, string>>) {
  const calories = Number(fields.calories);
  const sum = Object.entries(ENERGY).reduce((all, [name, energy]) => all + Number(fields[name]) * energy, 0);
  return Math.abs(sum - calories) > 50 && (sum > calories * 2 || sum * 3 < calories);
}

export type Draft = ReturnType<typeof recordDraft>;

/** A record that is being read. What a field cannot take is not understood, so nothing gets lost on the way. */
export function recordDraft({ rest, taken }: Vocabulary) {
  const fields: Record<string, string> = {};
  const readFrom: Record<string, string> = {};
  const doubts: Record<string, string> = {};
  const notUnderstood: string[] = [];
  /** The names of fields whose figure gives way to any other. */
  const spare = new Set<string>();
  const steps = new Map<string, string>();
  let place: readonly string[] = [];

  const leave = (line: string) => {
    const text = clean(line).trim();
    if (text) notUnderstood.push(text);
  };

  function append(field: TakenField, text: string) {
    const { name, kind } = field;
    const before = fields[name];
    fields[name] = before ? `${before}${kind === 'lines' ? '\n' : ', '}${text}` : text;
    if (fields[name].length > LONG_TEXT) doubts[name] = `${field.label} is very long`;
    if (text.includes(LOST)) doubts[name] = `${field.label} with a sign that could not be read`;
  }

  return {
    has: ({ name }: TakenField) => name in fields || steps.has(name),
    leave,
    doubt({ name }: TakenField, phrase: string) {
      doubts[name] ??= phrase;
    },
    /** A text for a field of which there is one: a second one, if it says anything else, is not understood. */
    set(field: TakenField, text: string, asWritten = text) {
      const lines = linesOf(clean(text)).map((line) => line.trim());
      // A field of one line has no room for others, as a cell may have.
      const value = field.kind === 'line' ? lines.filter(Boolean).join(' ') : lines.join('\n').trim();
      if (!value) return;
      if (field.kind === 'link' && /\s/.test(value)) doubts[field.name] ??= `${field.label} with a blank in it`;
      if (field.kind === 'link' && safeLink(value) === null) {
        leave(asWritten);
        doubts[field.name] = `${field.label} that is no web address`;
      } else if (field.kind === 'place') {
        if (!steps.has(field.name)) steps.set(field.name, value);
        else if (foldWords(steps.get(field.name)!) !== foldWords(value)) leave(asWritten);
      } else if (!(field.name in fields) || field.takesRest) append(field, value);
      else if (foldWords(fields[field.name]!) !== foldWords(value)) leave(asWritten);
    },
    lines(field: TakenField, lines: readonly string[]) {
      const text = joinedLines(lines.map(clean));
      if (text) append(field, text);
    },
    /** A figure; one that gives way does so to any other. */
    figure({ field, figure, text, doubt, givesWay }: Amount) {
      const { label, name } = field;
      const before = fields[name];
      if (before !== undefined && (givesWay || !spare.has(name))) {
        if (before !== figure && !givesWay) {
          leave(text);
          if (Math.abs(Number(before) / Number(figure) - 1) > ROUNDED)
            doubts[name] ??= `${label} beside another figure`;
        }
        return;
      }
      fields[name] = figure;
      delete doubts[name];
      delete readFrom[name];
      if (givesWay) spare.add(name);
      else spare.delete(name);
      if (doubt) doubts[name] = doubt;
      const words = clean(text).trim();
      if (words !== figure) readFrom[name] = words;
    },
    /** What stands in the place of a figure and is none: it is quoted, and nobody takes it for an amount. */
    noFigure({ label, name }: TakenField, text: string) {
      const words = clean(text).trim();
      if (!words) return;
      if (name in fields || name in readFrom) {
        leave(words);
        return;
      }
      readFrom[name] = words;
      doubts[name] = `${label} without a figure`;
    },
    place(names: readonly string[]) {
      if (!place.length) place = names;
      else if (names.map(foldWords).join() !== place.map(foldWords).join()) leave(names.join(', '));
    },
    /** What is known and has no field of its own. */
    rest(text: string) {
      if (rest) append(rest, clean(text).trim());
      else leave(text);
    },
    done(source: string, from: string): FoundRecord {
      for (const { name, label } of areAtOdds(fields) ? taken.fields : [])
        if (name === 'calories' || name in ENERGY) doubts[name] ??= `${label} at odds with the other figures`;
      for (const { name, label, properties } of taken.fields) {
        const list = properties?.includes('recipeIngredient') ? fields[name] : '';
        if (list && lacksAmounts(list.split('\n'))) doubts[name] ??= `${label} without amounts`;
        if (list && leavesOut(list, notUnderstood)) doubts[name] ??= `${label} without all that are named`;
      }
      const named = taken.fields.flatMap(({ kind, name }) => (kind === 'place' ? (steps.get(name) ?? []) : []));
      return { fields, readFrom, doubts, notUnderstood, place: place.length ? place : named, source, from };
    },
  };
}
