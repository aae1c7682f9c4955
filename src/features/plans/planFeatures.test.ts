import { type Plan } from '@/services/plans';
import { allFeatures, findFeature, unionOf } from './planFeatures';

test('the features of all plans are listed once each', () => {
  const plans = [
    ['Recipes', 'Lab review'],
    ['recipes', 'Weekly check-in'],
  ].map((features) => ({ features }) as Plan);
  expect(allFeatures(plans)).toEqual(['Recipes', 'Lab review', 'Weekly check-in']);
});

test('a union keeps the order of its lists', () => {
  expect(unionOf([['b'], ['a', 'B'], []])).toEqual(['b', 'a']);
});

test('a feature is found ignoring its case', () => {
  expect(findFeature(['Lab review'], 'LAB REVIEW')).toBe('Lab review');
  expect(findFeature(['Lab review'], 'Lab')).toBeUndefined();
});
