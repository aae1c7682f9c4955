import { plainTitle } from '@/lib/plainText';
import { findOptions } from '@/components/form/PickField';
import { findCommands, wordsOf } from '@/capabilities/palette/records';
import { isFoundIn } from '@/capabilities/conditions/masks';
import { meaningOf } from '@/capabilities/conditions/meaning';
import { rangeIn } from '@/capabilities/conditions/rangeIn';
import { printCondition, parseConditions } from '@/capabilities/conditions/syntax';
import { fold } from '@/lib/fold';
import { searchRows } from '@/screen/listRows';

const textOf = (text: string) => text;

/** Whether an answer contains a word, asked as it is typed into the field of conditions. */
function isAnswered(stored: string, searched: string) {
  const typed = printCondition({ field: 'any answer', operator: 'has', value: searched });
  const meaning = meaningOf(parseConditions(typed)[0]![0]!);
  return 'kind' in meaning && meaning.kind === 'text' && isFoundIn(meaning, fold(stored));
}

/** In which of the panel's ways to find something it is found. */
const foundIn = (stored: string, searched: string) => ({
  list: searchRows([stored], textOf, searched).length === 1,
  choice: findOptions([{ value: '', label: stored }], searched).length === 1,
  palette: findCommands([{ kind: 'Records', label: stored, hint: '' }], wordsOf(searched)).length === 1,
  condition: isAnswered(stored, searched),
  marked: rangeIn(stored, searched)[1] > 0,
});

const EVERYWHERE = { list: true, choice: true, palette: true, condition: true, marked: true };
const NOWHERE = { list: false, choice: false, palette: false, condition: false, marked: false };

test.each([
  // Case and accents
  ['Zoë Özdemir', 'zoe ozdemir'],
  ['Crème brûlée', 'creme brulee'],
  ['crème', 'crème'],
  ['İzmir köfte', 'izmir kofte'],
  ['ıspanak', 'ispanak'],
  ['Weißkohl', 'WEISSKOHL'],
  ['Smørrebrød', 'smorrebrod'],
  ['Łódź', 'lodz'],
  ['Bœuf', 'boeuf'],
  ['ΝΤΟΛΜΑΔΕΣ', 'ντολμάδες'],
  ['Žižek & Đorđe', 'zizek & dorde'],
  // Arabic, Persian and Urdu letters
  ['کیک', 'كيك'],
  ['یخنی', 'يخني'],
  ['یخنی', 'يخنى'],
  ['قہوہ', 'قهوه'],
  ['حلوة', 'حلوہ'],
  ['قەوە', 'قهوه'],
  ['بھنا گوشت', 'بهنا گوشت'],
  ['آلو', 'آلو'],
  ['أرز', 'ارز'],
  ['ٱلزيت', 'الزیت'],
  ['ڪباب', 'کباب'],
  ['ﻛﻴﻚ', 'کیک'],
  // Vowel signs, lengthened letters and signs without a width
  ['سُوجی', 'سوجی'],
  ['دَالْ', 'دال'],
  ['صــاف', 'صاف'],
  ['می‌پزم', 'میپزم'],
  ['نیم‌گرم', 'نیمگرم'],
  ['Knob\u00ADlauch', 'knoblauch'],
  ['\u202ASoup\u202C \u2066one\u2069', 'soup one'],
  ['❤️ smoothie', '❤ smoothie'],
  // Digits of any script
  ['چاول ۱۲', 'چاول 12'],
  ['٢ كوب', '2 کوب'],
  ['दाल १२', 'दाल 12'],
  ['Ｔｅａ ２', 'tea 2'],
  // Blanks, hyphens and quotes
  ['Test\u00A0Soup', 'test soup'],
  ['Test \u202F Soup', 'test soup'],
  ['Test‑Soup', 'test-soup'],
  ['low–carb', 'low-carb'],
  ['Low\u2212fat', 'low-fat'],
  ['Shepherd’s “pie”', `shepherd's "pie"`],
  // Signs of expressions are signs
  ['50% off (new) [a+b] c++', '50% OFF (new) [a+b] c++'],
])('%j is found by %j, and the other way round', (stored, searched) => {
  expect(foundIn(stored, searched)).toEqual(EVERYWHERE);
  expect(foundIn(searched, stored)).toEqual(EVERYWHERE);
  expect(plainTitle(stored)).toBe(plainTitle(searched));
});

test.each([
  ['پنیر', 'بنیر'],
  ['گاجر', 'کاجر'],
  ['ٹماٹر', 'تماتر'],
  ['Cake', 'coke'],
  ['c++', 'c--'],
  ['12', '13'],
])('%j is not found by %j', (stored, searched) => expect(foundIn(stored, searched)).toEqual(NOWHERE));

test('a search of signs that nobody sees finds all', () =>
  expect(searchRows(['Soup'], textOf, '\u200B\u200F ')).toEqual(['Soup']));

test.each([
  ['She is Zoë Özdemir now', 'OZDEMIR', 'Özdemir'],
  ['a  smørrebrød ', 'a smorre', 'a  smørre'],
  ['🍲 دَالْ چاول', 'دال', 'دَالْ'],
])('in %j the place of %j is marked', (text, word, marked) => {
  const [start, end] = rangeIn(text, word);
  expect(text.slice(start, end)).toBe(marked);
});
