import { daysSinceCheckIn } from '@/services/checkInDays';
import { BODY_PARTS } from '@/services/userTypes';
import { formatDay } from '@/components/format/date';
import {
  ageOf,
  assessed,
  bmiOf,
  goalOf,
  heightOf,
  measurementsOf,
  readCentimetres,
  readDaysAgo,
  readInches,
  readKilograms,
  readYears,
  sleepIn,
  waterIn,
  weightOf,
  weightsOf,
} from '@/capabilities/memberAnswers/api';
import { partLabel } from '@/features/users/questions';
import { type NumberField } from './field';
import { numberField, parsed, series, withUnits } from './makeNumberField';
import { counted, dayInWords, daysSinceJoining, figureOf, joinedDay, spokenOf, typedDay } from './readers';

const DAY = withUnits(
  { d: 1, day: 1, days: 1, w: 7, week: 7, weeks: 7, month: 30, months: 30, year: 365, years: 365 },
  Infinity,
);
const DAYS = { unit: 'days', unitName: 'Days', parse: DAY };
const KG = { unit: 'kg', unitName: 'Kilograms', parse: parsed(readKilograms) };
const INCHES = { unit: 'in', unitName: 'Inches', parse: parsed(readInches) };

export const NUMBER_FIELDS: NumberField[] = [
  numberField('Member', 'Joined', joinedDay, {
    example: 'joined > 2025-06-01',
    unitName: 'Date',
    parse: typedDay,
    format: (day) => formatDay(dayInWords(day)),
  }),
  numberField('Member', 'Days since joining', daysSinceJoining, {
    ...DAYS,
    aliases: ['member for'],
    example: 'days since joining < 7',
  }),
  numberField('Member', 'Age', ({ user }) => figureOf(ageOf(user)), {
    unit: 'years',
    unitName: 'Years',
    example: 'age > 35',
    parse: parsed(readYears),
  }),
  numberField('Member', 'BMR', ({ user }) => counted(user.bmr || null), {
    unit: 'kcal',
    unitName: 'Kilocalories',
    parse: withUnits({ kcal: 1, cal: 1 }, Infinity),
    example: 'bmr < 1400',
  }),
  numberField('Body', 'BMI', ({ user, checkIns }) => figureOf(bmiOf(user, weightOf(user, checkIns))), {
    example: 'bmi > 30',
    hasDays: true,
    format: (value) => value.toFixed(1),
  }),
  ...series('Body', 'Weight', ({ checkIns }) => weightsOf(checkIns), {
    ...KG,
    figure: ({ user, checkIns }) => figureOf(weightOf(user, checkIns)),
    example: 'weight > 80',
  }),
  numberField('Body', 'Goal weight', ({ checkIns }) => figureOf(goalOf(checkIns)), {
    ...KG,
    aliases: ['goal'],
    example: 'goal weight < 65',
  }),
  numberField('Body', 'Height', ({ user }) => figureOf(heightOf(user)), {
    unit: 'cm',
    unitName: 'Centimetres',
    example: 'height < 155',
    parse: parsed(readCentimetres),
  }),
  ...BODY_PARTS.flatMap((part) =>
    series('Measurements', partLabel(part), ({ checkIns }) => measurementsOf(checkIns, part), {
      ...INCHES,
      example: `${partLabel(part).toLowerCase()} > 30`,
    }),
  ),
  numberField('Check-ins', 'Check-ins', ({ checkIns }) => counted(checkIns.length), {
    aliases: ['number of check-ins', 'checkins'],
    unitName: 'Check-ins',
    parse: withUnits({ 'check-in': 1, 'check-ins': 1, times: 1 }, Infinity),
    example: 'check-ins = 0',
  }),
  numberField('Check-ins', 'Last check-in', ({ checkIns }) => counted(checkIns.at(-1)?.day ?? null), {
    aliases: ['last check-in day'],
    unitName: 'Day',
    parse: DAY,
    format: (day) => `day ${day}`,
    example: 'last check-in > 60',
  }),
  numberField('Check-ins', 'Days since last check-in', ({ user, now }) => counted(daysSinceCheckIn(user, now)), {
    ...DAYS,
    aliases: ['days since check-in', 'quiet for'],
    example: 'days since last check-in > 14',
  }),
  numberField('Check-ins', 'Water', spokenOf(waterIn), {
    unit: 'litres',
    unitName: 'Litres',
    parse: withUnits({ l: 1, litre: 1, litres: 1, liter: 1, liters: 1, ml: 0.001 }, 20),
    hasDays: true,
    example: 'water < 2',
  }),
  numberField('Check-ins', 'Sleep', spokenOf(sleepIn), {
    unit: 'hours',
    unitName: 'Hours',
    parse: withUnits({ h: 1, hr: 1, hrs: 1, hour: 1, hours: 1, min: 1 / 60, mins: 1 / 60, minutes: 1 / 60 }, 24),
    hasDays: true,
    example: 'sleep < 7',
  }),
  numberField(
    'Assessment answers',
    'Days since last period',
    ({ user }) => figureOf(assessed(user, 'lastPeriods', readDaysAgo)),
    {
      ...DAYS,
      aliases: ['last period'],
      example: 'days since last period > 35',
    },
  ),
];
