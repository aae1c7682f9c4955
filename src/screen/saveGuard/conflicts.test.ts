import { describer } from './conflicts';

test('of a list in conflict each item is named as the field names it', () => {
  const texts = new Map([['kcal', { label: 'Kcal', show: (value: unknown) => `${String(value)} kcal` }]]);
  const conflict = describer(texts).conflictOf('kcal', { kcal: [1200] }, { kcal: [] }, { kcal: [1600, 1200] });
  expect(conflict).toEqual({
    name: 'kcal',
    label: 'Kcal',
    was: '1200 kcal',
    theirs: '',
    yours: '1600 kcal, 1200 kcal',
  });
});
