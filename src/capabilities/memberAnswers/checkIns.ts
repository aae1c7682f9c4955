import { dayOfCheckIn } from '@/services/checkInDays';
import { type BodyPart, type Measurement, type ProgressEntry, type User } from '@/services/userTypes';
import { readMeasurement, readWeight, type Quantity } from './quantities';

/** A check-in: a progress entry of a member, with the day of her programme on which she wrote it. */
export interface CheckIn {
  /** Days since she joined; the entry's place, counted from 1, where the server sends no day. */
  day: number;
  entry: ProgressEntry;
}

/** A figure that an answer holds, or an answer from which none can be read. */
export interface Reading {
  /** The day of her programme; 0 for the assessment. */
  day: number;
  /** Where it was given, such as `Day 30`. */
  where: string;
  value: number | 'unreadable';
  /** As written. */
  text: string;
}

/** A member's check-ins, earliest first. */
export function checkInsOf({ progress }: User): CheckIn[] {
  return progress
    .map((entry, position) => ({ day: dayOfCheckIn(entry, position), entry }))
    .sort((one, other) => one.day - other.day);
}

/** An answer as a reading; null where nothing was written. */
export function readingOf(
  text: string,
  read: (text: string) => Quantity,
  day: number,
  where = `Day ${day}`,
): Reading | null {
  const value = read(text);
  return value === null ? null : { day, where, value, text };
}

/** The weight that each check-in states, in kg; those without an answer are left out. */
export const weightsOf = (checkIns: readonly CheckIn[], name: 'currentWeight' | 'goalWeight' = 'currentWeight') =>
  checkIns.flatMap(({ day, entry }) => readingOf(entry.answers[name], readWeight, day) ?? []);

const measured = ({ measurements }: ProgressEntry, part: BodyPart): Measurement | undefined =>
  measurements.find((measurement) => measurement.part === part);

/**
 * A measurement in inches of each check-in; before them that of day 1, as the first check-in that has it states it,
 * unless she checked in on that day.
 */
export function measurementsOf(checkIns: readonly CheckIn[], part: BodyPart): Reading[] {
  const readings: Reading[] = [];
  const add = (day: number, text = '') => {
    const reading = readingOf(text, readMeasurement, day);
    if (reading) readings.push(reading);
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
