import { type Plan } from '@/services/plans';
import { planSchema, toValues } from './planForm';

const STORED = { name: 'Spring', details: 'Meals.', actualPrice: 10, discountPrice: 20, features: ['Meals'] } as Plan;

test('stored amounts whose discount is the greater one stay acceptable until one of them is changed', () => {
  const values = { ...toValues(STORED), name: 'Autumn' };
  expect(planSchema(STORED).isValidSync(values)).toBe(true);
  expect(planSchema(STORED).isValidSync({ ...values, discountPrice: '19' })).toBe(false);
  expect(planSchema(STORED).isValidSync({ ...values, actualPrice: '11' })).toBe(false);
  expect(planSchema().isValidSync(values)).toBe(false);
});
