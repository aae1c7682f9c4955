import { between, pick } from '../../database/random';
import { type Person } from './people';

const ACTIVITY = [
  'Desk job, no exercise',
  'Walks 20 minutes a day',
  'Home workouts twice a week',
  'Gym three times a week',
  'Walks to work, sleeps 6 hours',
];
const PURPOSE = ['Lose weight', 'Regular periods', 'Manage insulin resistance', 'Prepare for pregnancy', 'More energy'];
const DURATION = ['6 months', '1 year', '2 years', '4 years', 'Since my teens', 'Newly diagnosed'];
const SYMPTOMS = [
  'Irregular periods, acne on the jaw line',
  'Weight gain around the waist, tired after meals',
  'Hair fall, facial hair, mood swings before periods',
  'Long cycles, strong sugar cravings in the evening',
  'Bloating and skin darkening on the neck',
];
const HISTORY = [
  'None',
  'Mother has type 2 diabetes',
  'Gestational diabetes in 2021',
  'Sister has PCOS too',
  'Allergic to peanuts',
];
const PERIODS = ['12 days ago', 'Five weeks ago', 'Two months ago', 'Last week, 6 days long', 'Not since the summer'];
const CONDITIONS = ['Insulin resistance', 'Hypothyroidism', 'Vitamin D deficiency', 'None', 'Mild anaemia'];
const MEDICINES = ['Metformin 500 mg twice a day', 'Inositol', 'Levothyroxine 50 mcg', 'None', 'Vitamin D3, weekly'];
const TESTS = [
  'Ultrasound: multiple small follicles on both ovaries.\nFasting insulin 18, LH/FSH 2.4',
  'Ultrasound normal, testosterone slightly raised',
  'HbA1c 5.7, TSH 3.1, prolactin normal',
  'No tests in the last two years',
];
const BREAKFAST = [
  'Two eggs and one paratha',
  'Oats with banana',
  'Tea and toast',
  'Greek yoghurt with berries',
  'Nothing',
];
const LUNCH = ['Rice with daal', 'Chicken salad', 'Roti and vegetables', 'Sandwich at the office', 'Chickpea bowl'];
const DINNER = [
  'Grilled fish with vegetables',
  'Curry with rice',
  'Lentil soup and bread',
  'Pasta',
  'Leftovers from lunch',
];
const SNACKS = ['Fruit and nuts', 'Biscuits with tea', 'Crisps', 'Dates', 'Dark chocolate'];
const MEALS = [
  '3 meals, no fixed times',
  '2 meals and snacks, about 6 glasses of water',
  '3 meals before 8 pm',
  '16:8 fasting, 2.5 litres of water',
];
const STATUS = ['Married', 'Single', 'Engaged', 'Married, one child', 'Divorced'];

/** In kg, when she joined. */
export const startWeight = (n: number) => between(54, 98, n, 'weight');

/** Makes a completed assessment form; two of three have a document. */
export function makeAssessment(n: number, { firstName, lastName, country, email, phone }: Person) {
  const answer = (choices: readonly string[], field: string) => pick(choices, n, field);
  return {
    name: `${firstName} ${lastName}`,
    country,
    age: String(between(19, 44, n, 'age')),
    martialStatus: answer(STATUS, 'martialStatus'),
    whatsAppContact: phone,
    email,
    weight: `${startWeight(n)} kg`,
    height: `${between(150, 176, n, 'height')} cm`,
    physicalActivity: answer(ACTIVITY, 'physicalActivity'),
    purpose: answer(PURPOSE, 'purpose'),
    pocsDuration: answer(DURATION, 'pocsDuration'),
    pcosSymptoms: answer(SYMPTOMS, 'pcosSymptoms'),
    medicalHistory: answer(HISTORY, 'medicalHistory'),
    lastPeriods: answer(PERIODS, 'lastPeriods'),
    medicalConditions: answer(CONDITIONS, 'medicalConditions'),
    medicines: answer(MEDICINES, 'medicines'),
    ultrasoundHormonalTests: answer(TESTS, 'tests'),
    breakfastOptions: answer(BREAKFAST, 'breakfast'),
    lunchOptions: answer(LUNCH, 'lunch'),
    dinnerOptions: answer(DINNER, 'dinner'),
    snacksOptions: answer(SNACKS, 'snacks'),
    meals: answer(MEALS, 'meals'),
    file: between(1, 3, n, 'document') === 1 ? null : 'assessments/plan.pdf',
  };
}
