import { mockServer } from '@test/mockServer';
import { testSaveGuard } from '@test/saveGuard';

const mock = mockServer();

testSaveGuard(mock, {
  title: 'Edit Exercise',
  address: '/workouts?dialog=editExercise:1',
  seed: () => mock.create('exercise', { name: 'Squat', description: 'Old' }),
  table: 'exercises',
  list: 'exercise/list',
  save: 'exercise/update',
  typed: { label: 'Title', sent: 'name' },
  same: (name) => ({ name }),
  other: { label: 'Description', changes: { description: 'New' }, sent: { description: 'New' } },
});

testSaveGuard(mock, {
  title: 'Update Workout',
  address: '/workouts?dialog=editWorkout:1',
  seed: () => {
    mock.create('exercise', { name: 'Squat' });
    mock.create('week', { title: 'Week 1' });
    mock.create('workoutDay', { weekId: '1', title: 'Monday' });
    mock.create('workoutDay', { weekId: '1', title: 'Tuesday' });
    mock.create('workout', { workoutDayId: '1', exerciseId: '1', sets: 3, reps: 9 });
  },
  table: 'workouts',
  list: 'workout/detail',
  save: 'workout/update',
  create: 'workout/create',
  added: { failure: 'Failed to create workout. Please try again.', success: 'Workout created successfully!' },
  typed: { label: 'Sets', sent: 'sets' },
  texts: { mine: '7', theirs: '8' },
  same: (sets) => ({ sets }),
  other: { label: 'Week, Day', changes: { workoutDayId: '2' }, sent: { workoutDayId: 2 } },
});
