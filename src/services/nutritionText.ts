import { safely } from '@/lib/safely';
import { text } from './http/decode';

/** Amounts in grams, calories in kcal; each as typed, `''` if it is missing. */
export interface Nutrition {
  calories: string;
  protein: string;
  carbs: string;
  fat: string;
}

const NAMES: [name: keyof Nutrition, written: string, read: RegExp][] = [
  ['calories', 'cal', /^cal(?:orie)?s?$/i],
  ['protein', 'protein', /^proteins?$/i],
  ['carbs', 'carbs', /^carb(?:ohydrate)?s?$/i],
  ['fat', 'fats', /^fats?$/i],
];

/** `protein: 12`; no other character may follow the letters of the name, so that `fat-free` has none. */
const AMOUNT = /^\s*([a-z]+)(?=[\s\d:=.<>~"]|$)\s*[:=]?\s*([\s\S]*?)\s*$/i;
/** `protein "12, carbs 5"`: an amount that would be misread without its quotes. */
const QUOTED = /^\s*(?:cal|protein|carbs|fats)\s+("(?:[^"\\]|\\.)*")\s*(?=,|$)/i;
/** An unknown amount: `fiber 5`, `vitamin c: 10 mg`. Other text after a comma belongs to the amount before it. */
const UNKNOWN = /^\s*\p{L}[\p{L} -]{0,40}[:=]?\s*\d[\d.]*\s*(?:[kmµ]?g|k?cal|kj|iu|%)?\s*(?:,|$)/iu;
const NOTHING = /^\s*(?:,|$)/;

interface Amount {
  /** Its text, as it is stored. */
  written: string;
  name?: keyof Nutrition;
  amount: string;
}

function toAmount(written: string): Amount {
  const [, word = '', rest = ''] = AMOUNT.exec(written) ?? [];
  const name = NAMES.find(([, , read]) => read.test(word))?.[0];
  const quoted = QUOTED.exec(written)?.[1];
  return { written, name, amount: (quoted && unquoted(quoted)) ?? rest };
}

const unquoted = (quoted: string) => safely(() => JSON.parse(quoted) as string);

const beginsAmount = (rest: string, upToComma: string) =>
  NOTHING.test(rest) || UNKNOWN.test(rest) || toAmount(upToComma).name !== undefined;

/** Splits at the commas between amounts; a comma may also be inside an amount, as in `fats 8,5`. */
function amountsOf(written: string): Amount[] {
  const amounts: Amount[] = [];
  let start = 0;
  let end = QUOTED.exec(written)?.[0].length ?? 0;
  for (let comma = written.indexOf(',', end); comma >= 0; comma = written.indexOf(',', end)) {
    const rest = written.slice(comma + 1);
    end = comma + 1;
    if (!beginsAmount(rest, rest.split(',', 1)[0]!)) continue;
    amounts.push(toAmount(written.slice(start, comma)));
    start = end;
    end += QUOTED.exec(rest)?.[0].length ?? 0;
  }
  return [...amounts, toAmount(written.slice(start))];
}

/** Reads the amounts in any order, with or without a colon; some may be missing. The last one of a name counts. */
export function readNutrition(stored: unknown): Nutrition {
  const nutrition: Nutrition = { calories: '', protein: '', carbs: '', fat: '' };
  for (const { name, amount } of amountsOf(text(stored))) if (name && amount) nutrition[name] = amount;
  return nutrition;
}

/** `protein 12`, with quotes if it would be misread without them. */
function rewritten(name: keyof Nutrition, amount: string): Amount {
  const [, word] = NAMES.find(([known]) => known === name)!;
  const plain = ` ${word} ${amount}`;
  const isClear = amountsOf(plain)[0]!.amount === amount && !amount.startsWith('"');
  return { written: isClear ? plain : ` ${word} ${JSON.stringify(amount)}`, name, amount };
}

/**
 * `cal 250, protein 12, carbs 30, fats 8`; empty values are left out. Unchanged amounts of `stored` keep their text, as do
 * those with unknown names.
 */
export function writeNutrition(nutrition: Nutrition, stored = ''): string {
  const before = readNutrition(stored);
  const changes = NAMES.map(([name]) => ({ name, amount: nutrition[name].trim() })).filter(
    ({ name, amount }) => amount !== before[name],
  );
  if (changes.length === 0) return stored;
  // An unclosed quote must not reach into those after it.
  let amounts = (stored ? amountsOf(stored) : []).map((each) =>
    each.name && each.amount.startsWith('"') ? rewritten(each.name, each.amount) : each,
  );
  for (const { name, amount } of changes) {
    const index = amounts.findLastIndex((each) => each.name === name);
    const next = rewritten(name, amount);
    amounts = index < 0 ? [...amounts, next] : amounts.with(index, next);
    amounts = amounts.filter((other) => other.name !== name || (other === next && amount));
  }
  return amounts
    .map(({ written }) => written)
    .join(',')
    .trimStart();
}
