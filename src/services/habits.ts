import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { flag, text, type Id } from './http/decode';
import { entities, rows, withId, type Decoded } from './http/decodeRows';
import { postForm } from './http/postForm';
import { patchCached } from './http/patchCached';
import { post } from './http/request';
import { ifUnclear, onSuccess } from './http/tags';

const toHabit = withId((row) => ({
  name: text(row.name),
  description: text(row.description),
  isMandatory: flag(row.mandatory, 'mandatory'),
  /** Stored name of the picture or film, `''` if there is none. */
  image: text(row.image),
  createdAt: text(row.createdAt),
}));

/** Something that members should do every day. */
export type Habit = Decoded<typeof toHabit>;

/** Without an image the stored one is kept; without an id a habit is created. */
export interface SaveHabit extends Omit<Habit, 'id' | 'image' | 'createdAt'> {
  id?: Id;
  image: File | null;
}

export const habitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHabits: build.query<readonly Habit[], void>({
      query: () => post('habits/list', {}, (body) => entities(rows(body, 'habits'), toHabit)),
      providesTags: ['Habit'],
    }),
    saveHabit: build.mutation<null, SaveHabit>({
      query: ({ id: habitId, image, name, description, isMandatory }) =>
        postForm(habitId === undefined ? 'habits/create' : 'habits/update', {
          image,
          name,
          description,
          mandatory: isMandatory,
          id: habitId,
        }),
      invalidatesTags: onSuccess('Habit', 'UserProgress'),
    }),
    /** Removes the habit from the cached list, which does not load again. */
    deleteHabit: build.mutation<null, Id>({
      query: (habitId) => post('habits/delete', { id: habitId }),
      onQueryStarted: (habitId, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          const without = (habits: readonly Habit[]) => habits.filter((habit) => habit.id !== habitId);
          dispatch(patchCached(habitsApi.endpoints.listHabits, undefined, without));
        }),
      invalidatesTags: ifUnclear('Habit', 'UserProgress'),
    }),
  }),
});

export const { useListHabitsQuery, useSaveHabitMutation, useDeleteHabitMutation } = habitsApi;
