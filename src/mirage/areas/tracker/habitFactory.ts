import { type HabitRow } from './rows';
import { daysAgo } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';
import { FREE_HABITS, MANDATORY_HABITS } from './habitTexts';

const ALL_HABITS = [...MANDATORY_HABITS, ...FREE_HABITS];

export const HABIT_COUNT = ALL_HABITS.length;

export function makeHabit(n: number): Omit<HabitRow, 'id'> {
  const place = n % HABIT_COUNT;
  const [name, description, picture] = ALL_HABITS[place]!;
  return {
    name,
    description,
    mandatory: place < MANDATORY_HABITS.length,
    image: `habits/${picture}.svg`,
    createdAt: daysAgo(3.4 + n * 9),
  };
}

export const habitFactory = factoryOf(makeHabit);
