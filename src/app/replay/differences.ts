import { type Control, type Facts } from '../sessionReport/format';

const counted = (count: number, one: string, more: string) => {
  if (count === 0) return `no ${more}`;
  return count === 1 ? `1 ${one}` : `${count} ${more}`;
};

const nameOf = (control: Control | null) =>
  control ? `the focus is on ${control.name ?? control.field ?? `a ${control.role}`}` : 'the focus is nowhere';

const dialogOf = (dialog: string | null) => (dialog === null ? 'no dialog is open' : `${dialog || 'a dialog'} is open`);

/** Each fact in words; two facts are the same if their words are. */
const WORDS: { [Fact in keyof Facts]: (fact: Facts[Fact]) => string } = {
  address: (address) => `the address is ${address}`,
  dialog: dialogOf,
  rows: (rows) => (rows === null ? 'there is no list' : counted(rows, 'row', 'rows')),
  focus: nameOf,
  alerts: (alerts) => counted(alerts, 'message', 'messages'),
  busy: (busy) => (busy === 0 ? 'nothing is busy' : counted(busy, 'part is busy', 'parts are busy')),
};

const inWords = (name: keyof Facts, facts: Facts) => (WORDS[name] as (fact: unknown) => string)(facts[name]);

const sentence = (parts: readonly string[]) => {
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How the facts here differ from those of the report, side by side; null if they do not. */
export function factsDiffer(then: Facts, here: Facts) {
  const names = (Object.keys(WORDS) as (keyof Facts)[]).filter((name) => !isSame(then[name], here[name]));
  if (names.length === 0) return null;
  const inReport = names.map((name) => inWords(name, then));
  const inPage = names.map((name) => inWords(name, here));
  return { then: sentence(inReport), here: sentence(inPage) };
}
