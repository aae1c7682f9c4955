import { entities, flag, id, item, jsonRecord, list, number, record, rows, text, type Id, type Wire } from './decode';
import {
  ASSESSMENT_FIELDS,
  BODY_PARTS,
  PROGRESS_FIELDS,
  type Assessment,
  type Measurement,
  type Payment,
  type ProgressEntry,
  type User,
  type UserProgress,
} from './userTypes';

const isPresent = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function pick<Name extends string>(row: Wire, names: readonly Name[]) {
  const picked = {} as Record<Name, string>;
  for (const name of names) picked[name] = text(row[name]);
  return picked;
}

const toAssessment = (value: unknown): Assessment | null =>
  isPresent(value) ? pick(record(value), ASSESSMENT_FIELDS) : null;

/** Measurements come by part (`{ Chest: { day1, current } }`), as an object or its JSON text. */
function toMeasurements(value: unknown): Measurement[] {
  const byPart = jsonRecord(value);
  return BODY_PARTS.map((part) => {
    const { day1, current } = record(byPart[part]);
    return { part, day1: text(day1), current: text(current) };
  }).filter(({ day1, current }) => day1 || current);
}

const toProgressEntry = (value: unknown): ProgressEntry => {
  const row = record(value);
  return { answers: pick(row, PROGRESS_FIELDS), measurements: toMeasurements(row.measurements) };
};

const toPayment = (value: unknown): Payment | null =>
  isPresent(value)
    ? pick(record(value), [
        'file',
        'amount',
        'currency',
        'paymentMethod',
        'status',
        'paymentIntentId',
        'createdAt',
        'updatedAt',
      ])
    : null;

const NO_TEXTS: string[] = [];
const NO_IDS: Id[] = [];
const NO_PROGRESS: ProgressEntry[] = [];

/** The parts that mean something; rows without any share one empty list, for 100,000 users are mostly such rows. */
function mapped<T>(value: unknown, empty: T[], toPart: (row: unknown) => T | null): T[] {
  if (!Array.isArray(value) || value.length === 0) return empty;
  const parts: T[] = [];
  for (const row of value) {
    const part = toPart(row);
    if (part !== null) parts.push(part);
  }
  return parts;
}

const toPlanName = (row: unknown) => text(record(record(row).plan).name) || null;
const toFolderId = (row: unknown) => id(record(row).supplementsCategoryId);

/** One user row (§3 User); null without an id. */
export function toUser(row: Wire): User | null {
  const userId = id(row.id);
  if (userId === null) return null;
  return {
    id: userId,
    firstName: text(row.firstName),
    lastName: text(row.lastName),
    email: text(row.email),
    phone: text(row.phoneNo),
    isActive: flag(row.isActive),
    createdAt: text(row.createdAt),
    bmr: number(row.bmr),
    plans: mapped(row.userPlans, NO_TEXTS, toPlanName),
    supplementFolderIds: mapped(row.assignedSupplements, NO_IDS, toFolderId),
    assessment: toAssessment(row.userAssesmentForm),
    progress: mapped(row.userAssesmentProgresses, NO_PROGRESS, toProgressEntry),
    payment: toPayment(row.payment),
  };
}

export const toUsers = (body: unknown) => entities(rows(body, 'users'), toUser);

/** Null where the server has no progress for the user. */
export function toUserProgress(body: unknown): UserProgress | null {
  const row = item(body);
  if (!isPresent(row)) return null;
  return {
    totalWorkouts: number(row.totalWorkouts),
    completedWorkouts: number(row.completedWorkouts),
    habits: list(row.habits).map((habit) => {
      const { name, completed } = record(habit);
      return { name: text(name), isCompleted: flag(completed) };
    }),
  };
}
