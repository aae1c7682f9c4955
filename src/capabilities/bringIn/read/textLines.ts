import { type TakenField } from '../found';
import { amountsIn } from './amounts';
import { plainHead } from './page/heads';
import { isFact, headed } from './segments';
import { type Vocabulary } from './vocabulary';

/** A line of a text, with what it is by itself. */
export interface TextLine {
  raw: string;
  /** Without the signs of Markdown around it. */
  text: string;
  kind: 'blank' | 'rule' | 'head' | 'heading' | 'line';
  /** Of a head: the field that it opens, if it opens one, and what stands on its line after it. */
  field?: TakenField;
  value?: string;
  /** Of a head that the text does not have. */
  isGuess?: boolean;
  /** Of a head that nothing is read below. */
  isUnread?: boolean;
  /** In Markdown. */
  level?: number;
}

const RULE = /^\s*([-=*_~#·•])(?:\s*\1){2,}\s*$/;
const MARKDOWN = /^\s*(#{1,6})\s+(.*?)\s*#*\s*$/;
/** Around a whole line: bold, underlined, or a sign that goes before a head. */
const AROUND = /^\s*(?:[*_]{1,3}(?=\S))?\s*(?:\p{So}|\p{Sk}|\uFE0F|\u200D)*\s*(.*?)\s*(?:[*_]{1,3})?\s*$/u;

/** Around words within a line; a bold word may be in italics too. */
const AROUND_WORDS = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~{1,2})(?=\S)([^*_~]+)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** Pictures, marks of footnotes, and signs around what is to be taken as it stands. */
const SIGNS = /!\[[^[\]]*\]\([^()]*\)|\[\^[^[\]\s]{1,20}\](?!:)|`/g;

/** The text without the signs of Markdown within it. */
export const unmarked = (text: string) =>
  text.replace(SIGNS, '').replace(AROUND_WORDS, '$2').replace(AROUND_WORDS, '$2').trim();

/** What a mark of a footnote stands for. */
const FOOTNOTE = /^\s*\[\^[^[\]\s]{1,20}\]:\s*(\S.*)$/;

const AFTER_HEAD = /^(.*?)\s*(\(.*\)|\[.*\])?\s*[:：]?$/su;
const FOR_SO_MANY = /^(.*?)\s+((?:for|serves|für|برائے)\s.*\d.*?)\s*[:：]?$/su;

/** A head that has its line to itself: `Ingredients`, `**Method:**`, `Ingredients (serves 4)`, `Ingredients for 4`. */
function lonely(text: string, { fieldOf }: Vocabulary) {
  for (const wordsOf of [(head: string) => head, plainHead])
    for (const pattern of [AFTER_HEAD, FOR_SO_MANY]) {
      const [, head = '', extra = ''] = pattern.exec(text) ?? [];
      const field = fieldOf(wordsOf(head));
      if (field) return { field, value: extra.replace(/^[([]|[)\]]$/g, '') };
    }
  return undefined;
}

/** A head over amounts, which is of no field. */
export const OVER_AMOUNTS =
  /^(?:(?:recipe )?nutrition(?:al)?|macros?|n[äa]hrwerte?|næringsindhold|voedingswaarden?|valeurs nutritionnelles|tabela nutricional|informaci[oó]n nutricional|valori nutrizionali|غذائیت|غذائی معلومات)(?:\s+(?:facts|values?|information|info|data|details|label))?(?:[\s(:,–-]+(?:(?:per|pro|par|por|each)\s+[^:：]{1,30}|\d+ servings?|amount per serving))?\)?\s*[:：]?$/iu;

/** A figure that others stand beside. */
const SEVERAL = /[|•·;,]\s*\p{L}/u;

/** No longer line is a head: searching it would take long. */
const HEAD_LENGTH = 500;

function lineOf(raw: string, vocabulary: Vocabulary): TextLine {
  if (!raw.trim()) return { raw, text: '', kind: 'blank' };
  if (raw.length > HEAD_LENGTH) return { raw, text: unmarked(raw), kind: 'line' };
  if (RULE.test(raw)) return { raw, text: '', kind: 'rule' };
  const [, footnote] = FOOTNOTE.exec(raw) ?? [];
  if (footnote && vocabulary.rest)
    return { raw, text: footnote, kind: 'head', field: vocabulary.rest, value: footnote };
  const [, signs, title] = MARKDOWN.exec(raw) ?? [];
  const text = AROUND.exec(unmarked(title ?? raw))![1]!;
  const level = signs?.length;
  if (OVER_AMOUNTS.test(text)) return { raw, text, kind: 'head', level };
  const [over, beside = ''] = text.split(/\s*:\s*(.*)/su, 2);
  if (/\d/.test(beside) && OVER_AMOUNTS.test(over!) && !amountsIn(text, vocabulary))
    return { raw, text, kind: 'head', value: beside };
  const head = lonely(text, vocabulary) ?? headed(text, vocabulary);
  const isSeveral = (amountsIn(text, vocabulary)?.length ?? 0) > 1;
  const isOne = head?.field.kind !== 'figure' || !SEVERAL.test('text' in head ? head.text : head.value);
  if (head && isOne && !isSeveral && !isFact(text)) {
    const value = 'text' in head ? head.text : head.value;
    return { raw, text, kind: 'head', level, field: head.field, value };
  }
  if (level) return { raw, text, kind: 'heading', level };
  return { raw, text: unmarked(raw), kind: 'line' };
}

/** The lines of a text. A rule under a single line makes that a heading, as in Markdown, and is none itself. */
export function textLinesOf(raws: readonly string[], vocabulary: Vocabulary): TextLine[] {
  const lines: TextLine[] = [];
  for (const raw of raws) {
    const line = lineOf(raw, vocabulary);
    const above = lines.at(-1);
    const isUnderline = line.kind === 'rule' && /[-=~]/.test(raw) && above?.kind !== 'blank';
    const isFirst = (lines.at(-2)?.kind ?? 'blank') !== 'line';
    if (isUnderline && above?.kind === 'line' && isFirst) {
      above.kind = 'heading';
      above.level = raw.includes('=') ? 1 : 2;
    } else if (!isUnderline || above?.kind !== 'head' || above.value) lines.push(line);
  }
  return lines;
}
