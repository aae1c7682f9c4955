import { findEnergyFault } from '@/features/nutrition/shared/energy';
import { plainText } from '../finding';
import { ENERGY, energySaid } from './energyReasons';

test('texts are made of the tolerances', () => {
  expect(ENERGY.text).toBe(
    '4 × protein, 4 × carbohydrate and 9 × fat should come near the calories. Up to 15 % or 25 kcal apart is fine.',
  );
  expect(plainText(energySaid(findEnergyFault({ calories: '440', protein: '39', carbs: '44', fat: '102' })!))).toBe(
    '440 kcal written, about 1,250 from 39\u00a0g protein, 44\u00a0g carbohydrate, 102\u00a0g fat',
  );
});
