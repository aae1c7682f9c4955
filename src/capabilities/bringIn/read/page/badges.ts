import { latinDigits } from '@/lib/digits';
import { SERVINGS, TIMES } from '../factWords';

const ENERGY =
  'calories|cal/serv|(?:calories|kcal) (?:per|/) ?serving|kalorien|energy|energie|energi|kcal|calorías|calorie|کیلوریز';
const NUTRIENTS = [
  'protein|proteins|carbs|(?:total )?carbohydrates?|(?:total )?fat|eiweiß|fett|kohlenhydrate|protéines|glucides|lipides|proteínas?|grasas|carbohidratos|proteine|carboidrati|grassi|eiwitten|koolhydraten|vetten',
  'calories from fat|(?:saturated|trans|unsaturated|monounsaturated|polyunsaturated)(?: fat)?|saturates|of which \\D{3,20}|(?:dietary )?(?:fiber|fibre)|(?:added )?sugars?|sodium|salt|cholesterol|potassium|calcium|iron|vitamin [a-e]\\d*|net carbs|zucker|salz|ballaststoffe|fibres|sucres|sel',
].join('|');
const COUNTS = '(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti)';

/** What a figure on a line of its own may be of. */
const LABELS: [kind: string, words: RegExp][] = [
  ['time', new RegExp(`^(?:${TIMES})\\s*[:：]?$`, 'iu')],
  ['list', new RegExp(`^(?:${COUNTS})\\s*[:：]?$`, 'iu')],
  ['count', new RegExp(`^(?:${SERVINGS})\\s*[:：]?$`, 'iu')],
  ['kcal', new RegExp(`^(?:${ENERGY})\\s*[:：]?$`, 'iu')],
  ['g', new RegExp(`^(?:${NUTRIENTS})\\s*[:：]?$`, 'iu')],
];

const NUMBER = String.raw`(?:about|approx\.?|ca\.?|~|<|makes)?\s*\d+(?:[.,/]\d+)*(?:\s*(?:-|–|to|bis|à)\s*\d+(?:[.,/]\d+)*)?\s*[¼½¾⅓⅔]?`;
const TIME_UNITS =
  'hours?|hrs?|h|heures?|std\\.?|stunden?|horas?|ore|ora|uur|timm(?:ar|e)|timer?|minutes?|mins?\\.?|minuten|minuti|minuto?s|minutter|min|m|days?|گھنٹے?|منٹ';
const COUNT_UNITS =
  'servings?|people|persons?|portions?|portionen|personen|personnes|pers\\.?|porciones|personas|porzioni|persone|porties|porções|pessoas|portioner|personer|cookies|muffins|slices|pieces|افراد|لوگ';
const UNITS: [kind: string, unit: RegExp][] = [
  ['time', new RegExp(`^(?:${TIME_UNITS})$`, 'iu')],
  ['count', new RegExp(`^(?:${COUNT_UNITS})$`, 'iu')],
  ['kcal', /^(?:k?cal|kj|kilocalories|kalorien|calories)$/i],
  ['g', /^(?:g|gr|mg|mcg|µg|grams?|%|iu)$/i],
];
const PARTS = new RegExp(`(${NUMBER})|([\\p{L}%µ]+\\.?)|\\s+`, 'giuy');

/** The kind of unit that a figure has, `''` without one; null if the text is not a figure alone. */
export function figureKind(text: string): string | null {
  if (text.length > LONGEST) return null;
  const latin = latinDigits(text).replace('(s)', 's').trim();
  let kind = '';
  let end = 0;
  for (const { 0: part, 1: number, 2: word, index } of latin.matchAll(PARTS)) {
    end = index + part.length;
    if (number ?? !word) continue;
    const known = UNITS.find(([, units]) => units.test(word));
    if (!known) return null;
    kind ||= known[0];
  }
  return end === latin.length && latin ? kind : null;
}

const labelKind = (text: string) => LABELS.find(([, words]) => words.test(text))?.[0];

/** No longer line is a figure or a label alone. */
const LONGEST = 40;

interface Badge {
  label?: string;
  kind: string;
  figure?: string;
  /** The line, if both stand in it. */
  whole?: string;
}

/** `Prep Time10`, `Servings: 4`: a label and the figure that begins beside it. */
const BESIDE = /^([^\d:]{3,30}?)\s*:?\s*((?:about |ca\. |~)?\d.*)$/u;

function badgeOf(line: string): Badge[] | null {
  const text = line.trim();
  if (!text || text.length > LONGEST) return null;
  const label = labelKind(text);
  if (label) return [{ label: text.replace(/\s*[:：]$/, ''), kind: label }];
  const figure = figureKind(text);
  if (figure !== null) return [{ figure: text, kind: figure }];
  const [, words = '', rest = ''] = BESIDE.exec(text) ?? [];
  const kind = labelKind(words);
  const beside = kind && figureKind(rest);
  return kind && typeof beside === 'string'
    ? [
        { label: words, kind },
        { figure: rest, kind: beside, whole: text },
      ]
    : null;
}

/** Pages say units twice, once for those who hear them: `10 minutes mins`. */
const TWICE = new RegExp(`(?<=\\d\\s*)(${TIME_UNITS})(?:\\s+(?:${TIME_UNITS}))+(?!\\p{L})`, 'giu');
const withoutTwice = (text: string) => text.replace(TWICE, '$1');

/** What is a food or the head of a list too, and is of a figure only with its unit. */
const OTHERWISE =
  /^(?:salt|sugars?|zucker|salz|sel|sucres|fett|zubereitung|pr[eé]paration|preparación|preparazione|bereiding)$/i;

const isAlone = (badge: Badge, isFigureFirst: boolean, figure: Badge) => {
  if (badge.kind === 'list') return isFigureFirst ? Boolean(figure.kind) : figure.kind !== 'count';
  return !figure.kind && OTHERWISE.test(badge.label!);
};

const textOf = ({ label, figure }: Badge) => label ?? figure!;

/** Labels with their figures, if each that has one stands on that side of it, and what cannot be of it is of none. */
function paired(badges: readonly Badge[], isFigureFirst: boolean): string[] | null {
  const hasTimes = badges.some(({ figure, kind }) => figure && kind === 'time');
  const pairs: string[] = [];
  for (let at = 0; at < badges.length; at += 1) {
    const [one, two] = [badges[at]!, badges[at + 1]];
    const [label, figure] = isFigureFirst ? [two, one] : [one, two];
    if (label?.label && figure?.figure && !isAlone(label, isFigureFirst, figure)) {
      const isBareTime = hasTimes && label.kind === 'time' && !figure.kind;
      if (isBareTime || (label.kind !== 'list' && figure.kind && figure.kind !== label.kind)) return null;
      pairs.push(withoutTwice(figure.whole ?? `${label.label}: ${figure.figure}`));
      at += 1;
    } else pairs.push(textOf(one));
  }
  return pairs;
}

/** The lines that a run of labels and figures says; where they could go either way they stay together, not understood. */
function readRun(badges: readonly Badge[]): string[] {
  const [first, last] = [badges[0]!, badges.at(-1)!];
  const labelled = paired(badges, false);
  const figured = paired(badges, true);
  const isList = last.kind === 'list';
  const isSure = badges.length < 3 || (first.label ? isList || last.figure : last.label && !isList);
  const isOfDish = badges.some(({ kind, label }) => label && (kind === 'kcal' || kind === 'g'));
  if (!isSure && isOfDish && labelled && figured) {
    const unsure = isList ? badges.slice(0, -1) : badges;
    return [unsure.map(textOf).join(' / '), ...(isList ? [textOf(last)] : [])];
  }
  const [better, other] = first.label ? [labelled, figured] : [figured, labelled];
  return better ?? other ?? badges.map(textOf);
}

/** The lines of a text, with the figures that stand on lines of their own put beside what they are of. */
export function joinedBadges(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let run: Badge[] = [];
  let from = 0;
  const end = (until: number) => {
    if (run.length > 1) joined.push(...readRun(run), '');
    else joined.push(...lines.slice(from, until));
    run = [];
  };
  lines.forEach((line, at) => {
    // `6` and `servings`, below `Servings`
    const isUnit = run.at(-1)?.figure && run.at(-2)?.kind === 'count' && figureKind(line) === 'count';
    const badges: Badge[] | null = isUnit ? [{ figure: line.trim(), kind: 'count' }] : badgeOf(line);
    if (!badges && (line.trim() || !run.length)) {
      end(at);
      joined.push(line);
      from = at + 1;
    }
    for (const badge of badges ?? []) {
      const before = run.at(-1);
      const isNext = run.length === 1 && Boolean(before?.kind) && !badge.kind;
      if (before?.figure && badge.figure && !isNext) {
        before.figure += ` ${badge.figure}`;
        before.kind ||= badge.kind;
        before.whole &&= `${before.whole} ${badge.figure}`;
      } else run.push(badge);
    }
  });
  end(lines.length);
  return joined;
}
