import { parseConditions } from '@/capabilities/conditions/syntax';
import { fieldNamed } from '@/capabilities/conditions/fields/fields';
import { readWeight } from '@/capabilities/memberAnswers/quantities';
import { sleepIn, waterIn } from '@/capabilities/memberAnswers/mentions';
import { DIET_PLAN_KIND } from '@/capabilities/bringIn/sections/dietPlansBringIn';
import { newDish, requestOf } from '@/features/nutrition/shared/dishForm';
import { unitOf } from '@/features/nutrition/shared/amounts';
import { profileSchema, toFormValues, toRequest as toProfile } from '@/features/profile/dialogs/profileForm';
import { readRule } from '@/capabilities/copy/weekParts';
import { toWeeks } from '@/features/workouts/dialogs/weeksForm';
import { newWorkout, toRequest as toWorkout, workoutSchema } from '@/features/workouts/dialogs/workoutForm';
import { type SessionUser } from '@/services/session/session';

const workout = (sets: string, reps: string) => ({ ...newWorkout(1, 2), exercise: '3', sets, reps });

test('sets, reps and weeks are taken in any digits, and sent as numbers', () => {
  expect(workoutSchema().isValidSync(workout('۳', '١٢'))).toBe(true);
  expect(toWorkout(workout('۳', '١٢'))).toMatchObject({ sets: 3, reps: 12 });
  for (const reps of ['1,234', '1.5', '0', '-3', 'ten', '10000'])
    expect(workoutSchema().isValidSync(workout('3', reps))).toBe(false);
  expect(['۱۲', '52', '53', '1.5', ''].map(toWeeks)).toEqual([12, 52, null, null, null]);
  expect(readRule({ by: '۲', most: '１５', from: '12' })).toEqual({ by: 2, most: 15, from: 12 });
});

const PERSON = { firstName: 'Ada', lastName: 'Rao', email: 'ada@example.org', age: '', phoneNo: '', about: '' };

test('an age is sent in Latin digits', () => {
  const person = PERSON as SessionUser;
  const values = { ...toFormValues(person), age: ' ۲۹ ' };
  expect(profileSchema(person).isValidSync(values)).toBe(true);
  expect(toProfile(values).age).toBe('29');
  for (const age of ['0', '121', '29.5', '1.029'])
    expect(profileSchema(person).isValidSync({ ...values, age })).toBe(false);
});

test('the four amounts of a dish are sent in Latin digits with a point, what is no figure as it was typed', () => {
  const typed = { ...newDish(), calories: '1,250', protein: '١٢٫٥', carbs: '10,714', fat: ' about 5 g ' };
  expect(requestOf(typed).nutrition).toEqual({ calories: '1250', protein: '12.5', carbs: '10.714', fat: 'about 5 g' });
  expect(unitOf('۲۵۰', 'kcal')).toBe('kcal');
});

test('the kcal of a plan may have a comma in the thousands', () => {
  expect(DIET_PLAN_KIND.toValues({ kcal: '1,300, 1400, ۱٬۵۰۰' }).kcal).toEqual([1300, 1400, 1500]);
  expect(DIET_PLAN_KIND.toValues({ kcal: '1300,1400,1500 kcal' }).kcal).toEqual([1300, 1400, 1500]);
  expect(DIET_PLAN_KIND.notTaken!({ kcal: '1300, about 1400, 12' })).toEqual(['Kcal: about 1400', 'Kcal: 12']);
});

/** The value of a condition, in its field's unit. */
function valueOf(text: string) {
  const { field, value, afterDay } = parseConditions(text)[0]![0]!;
  const found = fieldNamed(field);
  return [found?.kind === 'number' && found.parse(value), afterDay];
}

test('conditions compare with figures in any digits', () => {
  expect(valueOf('bmr < ۱٬۴۰۰')).toEqual([1400, undefined]);
  expect(valueOf('bmr < 1,400 kcal')).toEqual([1400, undefined]);
  expect(valueOf('water < ۱٫۵ litres')).toEqual([1.5, undefined]);
  expect(valueOf('water < 1,500 ml')).toEqual([1.5, undefined]);
  expect(valueOf('weight > ۷۰,۵ after day ۶۰')).toEqual([70.5, 60]);
  expect(valueOf('bmi > 1e3')).toEqual([null, undefined]);
});

test('answers are read in any digits', () => {
  expect(readWeight('۷۲٫۵ kg')).toBe(72.5);
  expect(waterIn('۲ litres of water')).toBe(2);
  expect(sleepIn('sleep ٦ hours')).toBe(6);
});
