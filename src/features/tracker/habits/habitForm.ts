import { boolean, mixed, object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type Habit, type SaveHabit } from '@/services/habits';

export interface HabitValues {
  image: File | null;
  name: string;
  description: string;
  isMandatory: boolean;
}

export const NEW_HABIT: HabitValues = { image: null, name: '', description: '', isMandatory: false };

const fields = {
  name: string().trim().required('Title is required.'),
  description: string().trim().required('Description is required.'),
  isMandatory: boolean(),
};

export const newHabitSchema = object({ image: mixed<File>().required('Media file is required.'), ...fields });

/** Without a picture the stored one is kept. */
export const editedHabitSchema = object({ image: mixed<File>().nullable(), ...fields });

export const toValues = ({ name, description, isMandatory }: Habit): HabitValues => ({
  image: null,
  name,
  description,
  isMandatory,
});

/** The first values of a form that duplicates a habit. */
export const toCopy = (habit: Habit, image: File | null): HabitValues => ({
  ...toValues(habit),
  name: `Copy of ${habit.name}`,
  image,
});

/** The request for values that passed the schema; without an id a habit is created. */
export const toRequest = ({ image, name, description, isMandatory }: HabitValues, habitId?: Id): SaveHabit => ({
  id: habitId,
  image,
  name: name.trim(),
  description,
  isMandatory,
});
