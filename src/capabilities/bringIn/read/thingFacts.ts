import { latinDigits } from '@/lib/digits';
import { foldWords } from '@/lib/fold';
import { isThing, type Thing } from './json';
import { firstText, listOf, textOf } from './thingTexts';

/** `30M` is `{ M: 30 }`; null if there is anything else in it. */
function counts(part: string): Partial<Record<string, number>> | null {
  const found = [...part.matchAll(/(\d+(?:[.,]\d+)?)([A-Z])/gi)];
  if (found.map(([all]) => all).join('') !== part) return null;
  return Object.fromEntries(found.map(([, count, unit]) => [unit!.toUpperCase(), Number(count!.replace(',', '.'))]));
}

/** `PT1H30M` is 1 h 30 min; other texts stay; null for what begins like a duration and is none that anybody cooks for. */
function timeOf(text: string): string | null {
  if (!/^P(?:[\dT]|$)/i.test(text)) return text;
  const [first = '', second] = text.slice(1).split(/T/i);
  // Many leave out the T.
  const isTime = second === undefined && !/[YWD]/i.test(first);
  const date = counts(isTime ? '' : first);
  const time = counts(isTime ? first : (second ?? ''));
  if (!date || !time || date.Y || date.M) return null;
  const { H = 0, M = 0, S = 0 } = time;
  const days = (date.W ?? 0) * 7 + (date.D ?? 0) + (time.D ?? 0);
  const seconds = Math.round(H * 3600 + M * 60 + S);
  // Minutes alone stay as they are: 90 min.
  const hours = H || S ? Math.floor(seconds / 3600) : 0;
  const rest = seconds - hours * 3600;
  const written = [
    [days, 'd'] as const,
    [hours, 'h'] as const,
    [Math.floor(rest / 60), 'min'] as const,
    [rest % 60, 's'] as const,
  ];
  return written.flatMap(([count, unit]) => (count ? `${count} ${unit}` : [])).join(' ');
}

function timeText(value: unknown): string | null {
  const [first] = listOf(value);
  if (!isThing(first)) return timeOf(textOf(first).trim());
  const ends = [first.minValue, first.maxValue].map(timeText).filter(Boolean);
  return ends.length ? ends.join(' to ') : timeOf(firstText(first, 'value', 'name'));
}

/** A yield that is a text, a number, or a `QuantitativeValue`. */
function yieldText(value: unknown): string {
  if (!isThing(value)) return textOf(value).trim();
  const range = [firstText(value, 'minValue'), firstText(value, 'maxValue')].filter(Boolean).join('–');
  return `${firstText(value, 'value') || range} ${firstText(value, 'unitText')}`.trim();
}

const isCount = (text: string) => /^[\d–-]+$/.test(latinDigits(text));

/** Each yield once: `6` and `6 portions` are the same. Mealie and Tandoor keep a number and its words apart. */
function yieldsOf(thing: Thing): string[] {
  const words = firstText(thing, 'servings_text');
  const count = firstText(thing, 'recipeYieldQuantity');
  const given = listOf(thing.recipeYield ?? thing.yield ?? thing.servings)
    .map(yieldText)
    .map((text) => (count && !/\d/.test(text) ? `${count} ${text}` : text))
    .map((text) => (words && isCount(text) ? `${text} ${words}` : text));
  const all = [yieldText(thing.recipeServings), ...given].filter((text) => text && !/^0(?:$|[^\d.,])/.test(text));
  const isSaid = (text: string, at: number) =>
    all.some((other, index) =>
      isCount(text) && !isCount(other)
        ? latinDigits(other).startsWith(`${latinDigits(text)} `)
        : index < at && foldWords(other) === foldWords(text),
    );
  return all.filter((text, at) => !isSaid(text, at)).map((text) => (isCount(text) ? `Serves ${text}` : text));
}

/** What is known of a recipe and has no field: servings and times, as texts say them; and what is not understood of it. */
export function factsOf(thing: Thing): { facts: string[]; unknown: string[] } {
  const given = [
    ['Preparation', thing.prepTime],
    ['Cooking', thing.cookTime ?? thing.performTime],
    ['Total time', thing.totalTime],
  ] as const;
  const times = given.map(([what, value]) => ({ what, value, time: timeText(value) }));
  return {
    facts: [...yieldsOf(thing), ...times.flatMap(({ what, time }) => (time ? `${what} ${time}` : []))],
    unknown: times.flatMap(({ what, value, time }) => (time === null ? `${what} ${textOf(value)}` : [])),
  };
}
