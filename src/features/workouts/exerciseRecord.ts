import { recordKind } from '@/screen/record/record';
import { exercisesApi, invalidateExercises, type Exercise } from '@/services/exercises';

const { listExercises, saveExercise, deleteExercise } = exercisesApi.endpoints;

export const exerciseRecord = recordKind({
  noun: 'exercise',
  endpoint: listExercises,
  rows: (exercises) => exercises,
  name: ({ name }) => name,
  values: ({ name, description }: Exercise) => ({ name, description }),
  required: ['name', 'description'],
  labels: { name: 'Title', description: 'Description' },
  save: (id, values, _arg, inRound) => saveExercise.initiate({ id, ...values, video: null, inRound }),
  remove: (id) => deleteExercise.initiate({ id, inRound: true }),
  afterRound: invalidateExercises,
});
