import { dayOfCheckIn } from '@/services/checkInDays';
import { type BODY_PARTS, type Measurement, type ProgressEntry, type User } from '@/services/userTypes';
import { readMeasurement, readWeight, type Quantity } from './quantities';

type Part = (typeof BODY_PARTS)[number];

/** A check-in: a progress entry of a member, with the day of her programme on which she wrote it. */
export interface CheckIn {
  /** Days since she joined; the entry's place, counted from 1, where the server sends no day. */
  day: number;
  entry: ProgressEntry;
}

/** A figure that a check-in holds, or an answer from which none can be read. */
export interface Reading {
  day: number;
  value: Quantity;
  /** As written. */
  text: string;
}

/** A member's check-ins, earliest first. */
export function checkInsOf({ progress }: User): CheckIn[] {
  return progress
    .map((entry, position) => ({ day: dayOfCheckIn(entry, position), entry }))
    .sort((one, other) => one.day - other.day);
}

/** The weight of each check-in in kg; those without an answer are left out. */
export const weightsOf = (checkIns: readonly CheckIn[]): Reading[] =>
  checkIns.flatMap(({ day, entry }) => {
    const text = entry.answers.currentWeight;
    const value = readWeight(text);
    return value === null ? [] : [{ day, value, text }];
  });

const measured = ({ measurements }: ProgressEntry, part: Part): Measurement | undefined =>
  measurements.find((measurement) => measurement.part === part);

/**
 * A measurement in inches of each check-in; before them that of day 1, as the first check-in that has it states it,
 * unless she checked in on that day.
 */
export function measurementsOf(checkIns: readonly CheckIn[], part: Part): Reading[] {
  const readings: Reading[] = [];
  const add = (day: number, text: string | undefined) => {
    const value = readMeasurement(text ?? '');
    if (text && value !== null) readings.push({ day, value, text });
  };
  const isOnDay1 = checkIns.some(({ day, entry }) => day <= 1 && measured(entry, part)?.current);
  if (!isOnDay1) add(1, checkIns.map(({ entry }) => measured(entry, part)?.day1).find(Boolean));
  for (const { day, entry } of checkIns) add(day, measured(entry, part)?.current);
  return readings;
}

/** A reading with a number. */
export type Known = Reading & { value: number };

export const knownOf = (readings: readonly Reading[]): Known[] =>
  readings.filter((reading): reading is Known => typeof reading.value === 'number');

/** Body mass index, in kg per square metre. */
export const bodyMassIndex = (kilograms: number, centimetres: number) => kilograms / (centimetres / 100) ** 2;

/** The latest weight that can be read, in kg: of a check-in, else of the assessment. */
export function latestWeight(user: User, checkIns: readonly CheckIn[]): Quantity {
  const weights = weightsOf(checkIns);
  const known = knownOf(weights).at(-1);
  if (known) return known.value;
  return weights.length > 0 ? 'unreadable' : readWeight(user.assessment?.weight ?? '');
}
