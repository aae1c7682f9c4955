import { figure } from '@/components/format/number';
import { KCAL_OF, TOLERANCE, type EnergyFault } from '@/features/nutrition/shared/energy';
import { strong, type Reason, type Said } from '../finding';

export const ENERGY: Reason = {
  key: 'energy',
  title: 'Calories that do not add up',
  text: `${KCAL_OF.protein} × protein, ${KCAL_OF.carbs} × carbohydrate and ${KCAL_OF.fat} × fat should come near the calories. Up to ${TOLERANCE.part * 100} % or ${TOLERANCE.kcal} kcal apart is fine.`,
};

export const UNREADABLE: Reason = {
  key: 'unreadable',
  title: 'Figures that nobody can read',
  text: 'The app cannot calculate with them.',
};

/** Grams with their unit, which a line break does not separate. */
const grams = (amount: number) => `${figure(amount)}\u00a0g`;

/** `510 kcal written, about 310 from 18 g protein, 46 g carbohydrate, 6 g fat` */
export const energySaid = ({ written, kcal, amounts: { protein, carbs, fat } }: EnergyFault): Said => [
  strong(`${figure(written)} kcal`),
  ' written, about ',
  strong(figure(kcal)),
  ` from ${grams(protein)} protein, ${grams(carbs)} carbohydrate, ${grams(fat)} fat`,
];
