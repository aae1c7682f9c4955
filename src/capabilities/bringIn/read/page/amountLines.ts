import { latinDigits } from '@/lib/digits';
import { startsWithQuantity } from '../lines';
import { type TextLine } from '../textLines';
import { NUMBER, UNIT } from './measures';

/** An amount on a line of its own: `200 g`, `1 ½`, `2 to 3 cups`; a unit alone. */
const AMOUNT = new RegExp(
  `^(?:(?:about|ca\\.?|plus)\\s+)?${NUMBER}(?:\\s*(?:-|–|to|bis|à|/)\\s*${NUMBER})?(?:\\s*${UNIT}){0,2}(?:\\s*\\([^()]{1,20}\\))?$`,
  'iu',
);
const LONE_UNIT = new RegExp(`^${UNIT}$`, 'iu');
const LONGEST = 40;

const isAmount = ({ kind, text }: TextLine) =>
  kind === 'line' && text.length <= LONGEST && AMOUNT.test(latinDigits(text.trim()));
const isUnit = ({ kind, text }: TextLine) => kind === 'line' && text.length <= 20 && LONE_UNIT.test(text.trim());

const join = (lines: readonly TextLine[]): TextLine => {
  const text = lines.map((line) => line.text.trim()).join(' ');
  return { raw: text, text, kind: 'line' };
};

const isWithout = (line: TextLine | undefined) => line?.kind === 'line' && !startsWithQuantity(line.text);

/** Amounts that stand alone among whole lines, joined with the name below, unless that above them has no amount either. */
function joinedOnce(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  let above: TextLine | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const gap = lines[at + 1]?.kind === 'blank' ? 2 : 1;
    const below = lines[at + gap];
    const isTorn = isAmount(line) && /\p{L}/u.test(line.text) && isWithout(below) && !isWithout(above);
    joined.push(isTorn ? join([line, below!]) : line);
    if (isTorn) at += gap;
    if (line.kind !== 'blank') above = joined.at(-1);
  }
  return joined;
}

/**
 * The lines of a list of ingredients, each with its amount, where these stand on lines of their own: in front of what they
 * are of, or below it. A list that begins and ends with an amount could go either way, and stays.
 */
export function joinedAmountLines(lines: readonly TextLine[]): TextLine[] {
  const shown = lines.filter(({ kind }) => kind !== 'blank');
  const amounts = shown.filter(isAmount).length;
  const isDense = amounts * 4 >= shown.length || shown.slice(0, 6).filter(isAmount).length > 1;
  if (amounts < 2 || !isDense) return joinedOnce(lines);
  const isFirst = isAmount(shown[0]!) || !isAmount(shown.at(-1)!);
  const joined: TextLine[] = [];
  let open: TextLine[] = [];
  const close = () => {
    if (open.length) joined.push(join(open));
    open = [];
  };
  for (const line of shown) {
    if (line.kind !== 'line') {
      close();
      joined.push(line);
    } else if (isFirst) {
      const isMore = open.length > 0 && (isUnit(line) || !isAmount(line)) && isOpen(open);
      if (!isMore) close();
      if (isAmount(line) || isMore) open.push(line);
      else joined.push(line);
    } else if (isAmount(line) && open.length) {
      open.push(line);
      close();
    } else {
      close();
      open.push(line);
    }
  }
  close();
  return joined;
}

/** Whether a name is still to come: there is nothing yet but an amount. */
const isOpen = (lines: readonly TextLine[]) => lines.every((line) => isAmount(line) || isUnit(line));
