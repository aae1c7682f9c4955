import { capital } from '@/components/format/capital';
import { countOf } from '@/components/format/number';
import { type Control, type Facts } from '../sessionReport/format';

const counted = (count: number, one: string) => (count === 0 ? `no ${one}s` : countOf(count, one));

const nameOf = (control: Control | null) =>
  control ? `the focus is on ${control.name ?? control.field ?? `a ${control.role}`}` : 'the focus is nowhere';

/** Each fact in words; two facts are the same if their words are. */
const WORDS: { [Fact in keyof Facts]: (fact: Facts[Fact]) => string } = {
  address: (address) => `the address is ${address}`,
  dialog: (dialog) => (dialog === null ? 'no dialog is open' : `${dialog || 'a dialog'} is open`),
  rows: (rows) => (rows === null ? 'there is no list' : counted(rows, 'row')),
  focus: nameOf,
  alerts: (alerts) => counted(alerts, 'message'),
  busy: (busy) => (busy === 0 ? 'nothing is busy' : countOf(busy, 'part is busy', 'parts are busy')),
};

/** Some of the facts in words, such as `12 rows`. */
export const factsInWords = (facts: Facts, names: readonly (keyof Facts)[]) =>
  names.map((name) => (WORDS[name] as (fact: unknown) => string)(facts[name]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How the facts here differ from those of the report, side by side; null if they do not. */
export function factsDiffer(then: Facts, here: Facts) {
  const names = (Object.keys(WORDS) as (keyof Facts)[]).filter((name) => !isSame(then[name], here[name]));
  if (names.length === 0) return null;
  const sentence = (facts: Facts) => capital(factsInWords(facts, names).join(', '));
  return { then: sentence(then), here: sentence(here) };
}
