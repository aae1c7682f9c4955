import { api } from './http/api';
import { text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';

const toExercise = withId((row) => ({
  name: text(row.name),
  description: text(row.description),
  /** Stored name of the film, `''` if there is none. */
  video: text(row.videoURL),
}));

/** An exercise of the library. */
export type Exercise = Decoded<typeof toExercise>;

/** Without a video the stored one stays; without an id an exercise is created. */
export interface SaveExercise extends Pick<Exercise, 'name' | 'description'>, InRound {
  id?: Id;
  video: File | null;
}

/** A week's reply contains its exercises, so the week loads again too. */
const CHANGED = ['Exercise', 'Week'] as const;
const exerciseChanged = onSuccess(...CHANGED);

const save = ({ id: exerciseId, video, name, description }: SaveExercise) =>
  postForm(exerciseId === undefined ? 'exercise/create' : 'exercise/update', {
    video,
    name,
    description,
    id: exerciseId,
  });

const remove = ({ id: exerciseId }: ById) => post('exercise/delete', { id: exerciseId });

/** The library of exercises. */
export const exercisesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExercises: build.query<readonly Exercise[], void>({
      query: () => post('exercise/list', {}, (body) => entities(rows(body, 'exercises'), toExercise)),
      structuralSharing: false,
      providesTags: ['Exercise'],
    }),
    saveExercise: build.mutation<null, SaveExercise>({ query: save, invalidatesTags: exerciseChanged }),
    deleteExercise: build.mutation<null, ById>({ query: remove, invalidatesTags: exerciseChanged }),
  }),
});

/** Loads everything that shows exercises again, in all tabs. */
export const invalidateExercises = () => api.util.invalidateTags([...tellChange(CHANGED)]);

export const { useListExercisesQuery, useSaveExerciseMutation, useDeleteExerciseMutation } = exercisesApi;
