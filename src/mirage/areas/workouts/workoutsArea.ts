import { type Area } from '../area';
import { exerciseFactory } from './exerciseFactory';
import { exerciseHandlers } from './exerciseHandlers';
import { seedOddWorkouts } from './oddWorkouts';
import { weekFactory, workoutDayFactory, workoutFactory } from './workoutFactory';
import { workoutHandlers } from './workoutHandlers';
import { seedWorkouts } from './workoutSeeds';

export const workoutsArea = {
  factories: { exercise: exerciseFactory, week: weekFactory, workoutDay: workoutDayFactory, workout: workoutFactory },
  handlers: [exerciseHandlers, workoutHandlers],
  seed: seedWorkouts,
  seedOdd: seedOddWorkouts,
} satisfies Area;
