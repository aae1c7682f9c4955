import { type UserProgressRow } from './rows';
import { between, chance } from '../../database/random';
import { factoryOf } from '../../database/factoryOf';

const HABITS = ['Drink 2 litres of water', 'Walk 8,000 steps', 'Sleep before 11 pm', 'Protein at breakfast', 'Stretch'];

/** Belongs to the first user unless `userId` names another. */
export function makeUserProgress(n: number): Omit<UserProgressRow, 'id'> {
  const totalWorkouts = between(3, 8, n, 'weeks') * 4;
  return {
    userId: '1001',
    totalWorkouts,
    completedWorkouts: between(0, totalWorkouts, n, 'done'),
    habits: HABITS.slice(0, between(2, HABITS.length, n, 'habits')).map((name) => ({
      name,
      completed: chance(n, name) < 0.6,
    })),
    mealPosts: chance(n, 'posts meals') < 0.3 ? 0 : between(1, 12, n, 'meals'),
  };
}

export const userProgressFactory = factoryOf(makeUserProgress);
