import fc from 'fast-check';
import { RECIPES } from '@test/sources/taken';
import { amountFor, amountsIn } from './amounts';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf(RECIPES);
const field = (name: string) => RECIPES.fields.find((taken) => taken.name === name)!;

const read = (text: string) =>
  amountsIn(text, vocabulary)?.map(({ field: { name }, figure }) => `${name} ${figure}`) ?? null;

test.each([
  ['465kcal', ['calories 465']],
  ['465 kcal, 38 g prot., KH 44, F 15', ['calories 465', 'protein 38', 'carbs 44', 'fat 15']],
  ['P 38 C 44 F 15', ['protein 38', 'carbs 44', 'fat 15']],
  ['Protein: 38g | Carbohydrates: 44g | Fat: 15g', ['protein 38', 'carbs 44', 'fat 15']],
  ['38 grams of protein', ['protein 38']],
  ['Calories 465', ['calories 465']],
  ['Energy (kcal): 465', ['calories 465']],
  ['1,250 calories', ['calories 1250']],
  ['1.250 kcal', ['calories 1250']],
  ['12,5 g fat', ['fat 12.5']],
  ['0.5 g fat', ['fat 0.5']],
  ['300 to 350 kcal', ['calories 300–350']],
  ['1130 kJ', ['calories 270']],
  ['1130 kJ (270 kcal)', ['calories 270']],
  ['270 kcal (1130 kJ)', ['calories 270']],
  ['1130 kJ / 270 kcal', ['calories 270']],
  ['Nutrition per serving: 300 kcal, protein 12 g', ['calories 300', 'protein 12']],
  ['۳۱۰ کیلوریز', ['calories 310']],
  ['پروٹین: ۱۸ گرام، چکنائی: ۸ گرام', ['protein 18', 'fat 8']],
  ['300', null],
  ['300 g minced turkey', null],
  ['30 g protein powder', null],
  ['2 eggs', null],
  ['saturated fat 3 g', null],
  ['38 kcal protein', null],
  ['fat', null],
  ['bake for 20 minutes', null],
  ['300 kcal and a smile', null],
])('%s', (text, amounts) => {
  expect(read(text)).toEqual(amounts);
});

test('a figure is named with the words that it was read from, as written', () => {
  const texts = (amountsIn('۴۶۵ کیلوریز، 38 g prot., KH 44', vocabulary) ?? []).map(({ text }) => text);
  expect(texts).toEqual(['۴۶۵ کیلوریز', '38 g prot.', 'KH 44']);
});

test.each([
  ['calories', '340', '340'],
  ['calories', '340 kcal per serving', '340'],
  ['protein', '19 g', '19'],
  ['protein', '340 kcal', null],
  ['fat', 'fat: 8', '8'],
  ['fat', 'a little', null],
])('for %s alone: %s', (name, text, figure) => {
  expect(amountFor(field(name), text, vocabulary)?.figure ?? null).toBe(figure);
});

const NAMES = {
  calories: ['kcal', ' kcal', ' calories'],
  protein: [' g protein', 'g prot.'],
  carbs: ['g carbs', ' g KH'],
  fat: [' g fat', 'g of fat'],
};

test('amounts in a row are read back, whatever is between them', () => {
  const amount = (name: keyof typeof NAMES) =>
    fc.record({
      name: fc.constant(name),
      figure: fc.integer({ min: 0, max: 999 }),
      unit: fc.constantFrom(...NAMES[name]),
    });
  const amounts = fc
    .tuple(amount('calories'), amount('protein'), amount('carbs'), amount('fat'))
    .chain((all) => fc.shuffledSubarray(all, { minLength: 1 }));
  const gap = fc.constantFrom(', ', ' · ', ' | ', '; ', ' ', '، ');
  fc.assert(
    fc.property(amounts, gap, (all, between) => {
      const text = all.map(({ figure, unit }) => `${figure}${unit}`).join(between);
      expect(read(text)).toEqual(all.map(({ name, figure }) => `${name} ${figure}`));
    }),
    { numRuns: 300 },
  );
});
