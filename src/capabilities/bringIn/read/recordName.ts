import { foldWords } from '@/lib/fold';
import { type TakenField } from '../found';
import { amountsIn } from './amounts';
import { type Draft } from './draft';
import { withoutNumber } from './lines';
import { saidTitle } from './page/saidTitle';
import { titleAmong } from './page/title';
import { isFact } from './segments';
import { type TextLine } from './textLines';
import { type Vocabulary } from './vocabulary';

/** No longer line is taken apart as a title. */
const TITLE_LENGTH = 300;

const AMOUNTS_LAST = /^(.*\S)\s*(?:\(([^()]+)\)|[-–—|·]\s*(\d[^-–—|·]*))$/su;

/** A title may have amounts after it: `Kofta bowl (465 kcal)`. */
function readTitle(field: TakenField, text: string, vocabulary: Vocabulary, draft: Draft) {
  const [, title = '', inside, behind = ''] = (text.length <= TITLE_LENGTH && AMOUNTS_LAST.exec(text)) || [];
  const about = inside ?? behind;
  const amounts = amountsIn(about, vocabulary);
  const isAbout = amounts !== null || isFact(about);
  draft.set(field, isAbout ? title : text);
  for (const amount of amounts ?? []) draft.figure(amount);
  if (isAbout && !amounts) draft.rest(about);
}

/** Where lines score less, a name that the lists or a sentence say goes before them. */
const LIKELY = 0.8;

/** The second line of a name: `with lemon rice`. */
const GOES_ON = /^(?:with|mit|avec|con|com|met|med) [^.!?:]{3,80}$/;

/** A first line is a title if it is short, a question, or its words begin with capitals; else it is a sentence. */
const isShort = ({ kind, text }: TextLine) =>
  (kind === 'line' || kind === 'heading') &&
  text.length <= 90 &&
  !text.endsWith(':') &&
  !/(?<!\d)[.!?]\s+\p{Lu}/u.test(text) &&
  (/[?؟]$/.test(text) ||
    text.split(' ').length < 7 ||
    text.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length * 2 > text.split(' ').length);

/**
 * Reads the name of a record from the lines in front of its first head, else from what its lists say, which is a doubt. Returns
 * the lines that are the name.
 */
export function readName(
  lines: readonly TextLine[],
  intro: readonly TextLine[],
  isKnown: (text: string) => boolean,
  vocabulary: Vocabulary,
  draft: Draft,
): TextLine[] {
  const { title } = vocabulary;
  if (!title || lines.some(({ field, value }) => field === title && value)) return [];
  const found = titleAmong(intro, lines, isKnown);
  const said = found && found.score >= LIKELY ? undefined : saidTitle(lines);
  if (said && !foldWords(found?.line.text ?? '').includes(foldWords(said))) {
    draft.set(title, said);
    draft.doubt(title, `${title.label} without a heading`);
    return [];
  }
  const first = intro.find(({ kind }) => kind !== 'blank');
  const named = found?.line ?? (first && isShort(first) ? first : undefined);
  if (!named) return [];
  const second = intro.slice(intro.indexOf(named) + 1).find(({ kind }) => kind !== 'blank');
  const name = second && GOES_ON.test(second.text) ? [named, second] : [named];
  readTitle(title, withoutNumber(name.map(({ text }) => text).join(' ')), vocabulary, draft);
  return name;
}
