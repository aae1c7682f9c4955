import { type Handlers, type MockApi } from '../../calls/api';
import { type WorkoutDayRow, type WorkoutRow } from './rows';
import { deleteFrom, found, ok, HttpError } from '../../calls/reply';
import { textField, type Fields } from '../../calls/request';
import { wireId, wireRow } from '../../database/wire';

const REQUIRED = ['weekId', 'workoutDayId', 'exerciseId', 'sets', 'reps'];

function countField(fields: Fields, name: string): number {
  const count = Number(textField(fields, name));
  if (!Number.isInteger(count) || count < 1) throw new HttpError(422, `${name} must be a whole number of at least 1.`);
  return count;
}

const isOfWeek = (id: string) => (day: WorkoutDayRow) => day.weekId === null || day.weekId === id;

/** What is stored, such as `8-12`, may be sent as it is. */
const amountField = (fields: Fields, name: 'sets' | 'reps', stored?: WorkoutRow) =>
  stored && textField(fields, name) === String(stored[name]) ? stored[name] : countField(fields, name);

/** Reads a workout; throws if the day does not belong to the week. */
function workoutOf(table: MockApi['table'], fields: Fields, stored?: WorkoutRow): Omit<WorkoutRow, 'id'> {
  const week = found(table('weeks').find(fields.weekId), 'Week');
  const day = found(table('workoutDays').find(fields.workoutDayId), 'Workout day');
  const exercise = found(table('exercises').find(fields.exerciseId), 'Exercise');
  if (!isOfWeek(week.id)(day)) throw new HttpError(422, `${day.title} is no day of ${week.title}.`);
  return {
    workoutDayId: day.id,
    exerciseId: exercise.id,
    sets: amountField(fields, 'sets', stored),
    reps: amountField(fields, 'reps', stored),
  };
}

export const workoutHandlers: Handlers = ({ post, table }) => {
  const rows = table('workouts');
  const workout = (id: unknown) => found(rows.find(id), 'Workout');

  const wireWorkout = ({ id, exerciseId, sets, reps }: WorkoutRow) => {
    const exercise = table('exercises').find(exerciseId);
    const { name, date, videoURL } = exercise ?? {};
    return { id: wireId(id), exercise: exercise ? { id: wireId(exerciseId), name, date, videoURL } : null, sets, reps };
  };

  post('workout/list/weeks', {}, () => ok(table('weeks').all().map(wireRow)));

  post('workout/list/workoutdays', {}, () => {
    const days = table('workoutDays').all();
    return ok(days.map((day) => ({ ...wireRow(day), weekId: day.weekId === null ? null : wireId(day.weekId) })));
  });

  post('workout/detail', { required: ['weekId'] }, (fields) => {
    const { id, title } = found(table('weeks').find(fields.weekId), 'Week');
    const workoutDays = table('workoutDays')
      .all()
      .filter(isOfWeek(id))
      .toSorted((one, other) => Number(one.weekId === null) - Number(other.weekId === null))
      .map((day) => ({
        id: wireId(day.id),
        title: day.title,
        workoutDayExercises: rows.where({ workoutDayId: day.id }).map(wireWorkout),
      }));
    return ok({ id: wireId(id), title, workoutDays });
  });

  post('workout/create', { required: REQUIRED }, (fields) =>
    ok(wireWorkout(rows.insert(workoutOf(table, fields))), 'Workout created successfully.'),
  );

  post('workout/update', { required: ['id', ...REQUIRED] }, (fields) => {
    const stored = workout(fields.id);
    rows.update(stored.id, workoutOf(table, fields, stored));
    return ok(null, 'Workout updated successfully.');
  });

  post('workout/delete', { required: ['id'] }, deleteFrom(rows, 'Workout'));

  post('workout/create/week', { required: ['numberOfWeeks'] }, (fields) => {
    const weeks = table('weeks');
    const [first] = weeks.all();
    const days = first ? table('workoutDays').where({ weekId: first.id }) : [];
    for (let left = countField(fields, 'numberOfWeeks'); left > 0; left -= 1) {
      const { id: weekId } = weeks.insert({ title: `Week ${weeks.all().length + 1}` });
      for (const { title } of days) table('workoutDays').insert({ weekId, title });
    }
    return ok(null, 'Week created successfully.');
  });
};
