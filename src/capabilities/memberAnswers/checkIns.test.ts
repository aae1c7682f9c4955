import { anEntry, aUser } from '@test/members';
import { checkInsOf, knownOf, measurementsOf, weightsOf } from './checkIns';

const weighed = (dayNumber: string, currentWeight: string) => anEntry({ dayNumber, currentWeight });
const waist = (dayNumber: string, day1: string, current: string) =>
  anEntry({ dayNumber }, [{ part: 'Waist', day1, current }]);

const checkIns = (...progress: ReturnType<typeof anEntry>[]) => checkInsOf(aUser({ progress }));
const figures = (readings: readonly { day: number; value: unknown }[]) =>
  readings.map(({ day, value }) => [day, value]);

test('check-ins are in the order of their days; one without a day has its place', () => {
  const days = checkIns(anEntry({ dayNumber: '30' }), anEntry({ dayNumber: '' }), anEntry({ dayNumber: 'Day 15' }));
  expect(days.map(({ day }) => day)).toEqual([2, 15, 30]);
});

test('a weight is what each check-in says; one that cannot be read is kept, one that is absent is not', () => {
  const weights = weightsOf(
    checkIns(weighed('15', '70 kg'), weighed('30', 'around seventy I think'), weighed('45', '')),
  );
  expect(figures(weights)).toEqual([
    [15, 70],
    [30, 'unreadable'],
  ]);
  expect(weights[1]!.text).toBe('around seventy I think');
  expect(knownOf(weights)).toHaveLength(1);
});

test('a measurement starts with that of day 1', () => {
  const found = measurementsOf(checkIns(waist('30', '34', '33.5'), waist('60', '34', '88 cm')), 'Waist');
  expect(figures(found)).toEqual([
    [1, 34],
    [30, 33.5],
    [60, expect.closeTo(34.65, 2)],
  ]);
  expect(measurementsOf(checkIns(waist('30', '34', '33.5')), 'Hips')).toEqual([]);
});

test('who checked in on day 1 was measured then', () => {
  const found = measurementsOf(checkIns(waist('1', '34', '34.25'), waist('30', '34', '33.5')), 'Waist');
  expect(figures(found)).toEqual([
    [1, 34.25],
    [30, 33.5],
  ]);
});
