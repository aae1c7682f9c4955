import { type Taken, type TakenField } from '../found';
import { foldWords } from '@/lib/fold';

/** What a section takes in, ready to be looked up. */
export interface Vocabulary {
  taken: Taken;
  /** The field of the record's name. */
  title: TakenField | undefined;
  /** The field of the one text, where a section takes only one. */
  onlyText: TakenField | undefined;
  /** What is known and has no field goes here. */
  rest: TakenField | undefined;
  /** The field that is called so. */
  fieldOf: (head: string) => TakenField | undefined;
  /** The field that a head like this may mean: by one of its words, or by how the field's name begins. */
  guessOf: (head: string) => TakenField | undefined;
  /** The figure that is called so, or shortened to it, in this unit. */
  figureOf: (word: string, unit: TakenField['unit'] | null) => TakenField | undefined;
  /** The place that the names lead to, if there is just one. */
  placeOf: (names: readonly string[]) => readonly string[] | null;
}

/** The fewest letters by which a figure is known, but for `P`, `C` and `F`. */
const LETTERS = 3;

/** The one that all agree on. */
const only = <T>(found: readonly T[]) => (new Set(found).size === 1 ? found[0] : undefined);

const isPart = (names: readonly string[], path: readonly string[]) => {
  const folded = path.map(foldWords);
  return folded.some((_, at) => names.every((name, index) => folded[at + index] === name));
};

export function vocabularyOf(taken: Taken): Vocabulary {
  const { fields, places } = taken;
  const heads = fields.flatMap((field) => field.heads.map((head) => [foldWords(head), field] as const));
  const properties = fields.flatMap((field) =>
    (field.properties ?? []).map((name) => [foldWords(name), field] as const),
  );
  // What is called the same in two fields, such as a description and a note, is the first one's.
  const byHead = new Map([...heads, ...properties].toReversed());
  const texts = fields.filter(({ kind }) => kind === 'lines');
  const figures = heads.filter(([, { kind }]) => kind === 'figure');
  /** The figures whose heads begin so, with some letters; `P`, `C` and `F` are none of energy. */
  const begunBy = (words: string) =>
    figures.filter(
      ([head, { unit }]) =>
        head.startsWith(words) && (words.length >= LETTERS || (/^[pcf]$/.test(words) && unit !== 'kcal')),
    );
  return {
    taken,
    title: fields.find(({ kind }) => kind === 'line'),
    onlyText: texts.length === 1 ? texts[0] : undefined,
    rest: fields.find(({ takesRest }) => takesRest),
    fieldOf: (head) => byHead.get(foldWords(head)),
    guessOf(head) {
      const words = foldWords(head);
      if (!words) return undefined;
      const named = heads.filter(([known]) => known.length > 2 && ` ${words} `.includes(` ${known} `));
      const begun = begunBy(words);
      return only(named.map(([, field]) => field)) ?? only(begun.map(([, field]) => field));
    },
    figureOf(word, unit) {
      const words = foldWords(word);
      const isOfUnit = (field: TakenField) => !unit || !field.unit || field.unit === unit;
      const known = byHead.get(words);
      if (known?.kind === 'figure') return isOfUnit(known) ? known : undefined;
      const begun = begunBy(words);
      return words ? only(begun.map(([, field]) => field).filter(isOfUnit)) : undefined;
    },
    placeOf(names) {
      const wanted = names.map(foldWords);
      if (!wanted.length || !wanted.every(Boolean)) return null;
      const exact = places.find((path) => path.map(foldWords).join('\n') === wanted.join('\n'));
      if (exact) return exact;
      const inside = places.filter((path) => isPart(wanted, path));
      // The name of an outer step alone is a place too, however many there are inside it.
      const outer = inside.find((path) => foldWords(path[0]!) === wanted[0]);
      if (outer) return outer.slice(0, wanted.length);
      return inside.length === 1 ? inside[0]! : null;
    },
  };
}
