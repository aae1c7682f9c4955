import { type Workout } from '@/services/workouts';
import { type mockServer } from './mockServer';

type Mock = ReturnType<typeof mockServer>;

/** An exercise of a day: three sets of twelve. */
export const makeWorkout = (id: number, changes: Partial<Workout> = {}): Workout => ({
  id,
  exerciseId: id,
  name: `Exercise ${id}`,
  video: '',
  sets: 3,
  reps: 12,
  ...changes,
});

/** Two weeks: the first has Legs with squat and bridge, and an empty Rest; the second has Arms with plank. */
export function createWorkouts(mock: Mock) {
  const [first, second] = ['Week 1', 'Week 2'].map((title) => mock.create('week', { title }));
  const day = (weekId: string, title: string) => mock.create('workoutDay', { weekId, title });
  const legs = day(first!.id, 'Legs');
  const rest = day(first!.id, 'Rest');
  const arms = day(second!.id, 'Arms');
  const exercise = (name: string, videoURL: string | null = 'exercises/film.mp4') =>
    mock.create('exercise', { name, description: `How to do a ${name.toLowerCase()}.`, videoURL });
  const squat = exercise('Squat');
  const bridge = exercise('Bridge', null);
  const plank = exercise('Plank');
  const workout = (workoutDayId: string, exerciseId: string, sets: number, reps: number) =>
    mock.create('workout', { workoutDayId, exerciseId, sets, reps });
  workout(legs.id, squat.id, 3, 12);
  workout(legs.id, bridge.id, 2, 15);
  workout(arms.id, plank.id, 4, 8);
  return { legs, rest, arms, squat, bridge, plank, exercise, workout };
}
