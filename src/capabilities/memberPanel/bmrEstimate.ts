import { ageOf, amount, type CheckIn, heightOf, type Quantity, weightOf } from '@/capabilities/memberAnswers/api';
import { listed } from '@/components/format/listed';
import { type User } from '@/services/userTypes';

/** The estimate and how it was reached, or what is missing for it: `Needs a height`. */
export type BmrEstimate = { kcal: number; formula: string } | { needs: string };

const NAMES = ['a weight', 'a height', 'an age'] as const;

function needsText(inputs: readonly Quantity[]) {
  const missing = NAMES.filter((_name, at) => inputs[at] === null);
  const unreadable = NAMES.filter((_name, at) => inputs[at] === 'unreadable').map((name) => `${name} that can be read`);
  return `Needs ${listed([...missing, ...unreadable])}`;
}

/** Mifflin-St Jeor for women, in kcal a day: the latest weight, height and age of the assessment. */
export function estimateBmr(user: User, checkIns: readonly CheckIn[]): BmrEstimate {
  const read = [weightOf(user, checkIns), heightOf(user), ageOf(user)];
  const [kilograms = null, centimetres = null, years = null] = read.map((reading) => reading?.value ?? null);
  if (typeof kilograms !== 'number' || typeof centimetres !== 'number' || typeof years !== 'number')
    return { needs: needsText([kilograms, centimetres, years]) };
  return {
    kcal: Math.round(10 * kilograms + 6.25 * centimetres - 5 * years - 161),
    formula: `10 × ${amount(kilograms, 1)} kg + 6.25 × ${amount(centimetres, 1)} cm − 5 × ${years} years − 161 (Mifflin-St Jeor)`,
  };
}
