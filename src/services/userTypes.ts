import { type Id } from './http/decode';

/** An app user. Dates are ISO text, `''` where the server sends none. */
export interface User {
  id: Id;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isActive: boolean;
  createdAt: string;
  /** Basal metabolic rate, kcal a day; 0 where none is set. */
  bmr: number;
  /** Names of the user's plans, the current one first. */
  plans: string[];
  supplementFolderIds: Id[];
  assessment: Assessment | null;
  progress: ProgressEntry[];
  payment: Payment | null;
}

/** The assessment form's answers as text, by the server's field names; `file` is a stored document. */
export const ASSESSMENT_FIELDS = [
  'name',
  'country',
  'age',
  'martialStatus',
  'whatsAppContact',
  'email',
  'weight',
  'height',
  'physicalActivity',
  'purpose',
  'pocsDuration',
  'pcosSymptoms',
  'medicalHistory',
  'lastPeriods',
  'medicalConditions',
  'medicines',
  'ultrasoundHormonalTests',
  'breakfastOptions',
  'lunchOptions',
  'dinnerOptions',
  'snacksOptions',
  'meals',
  'file',
] as const;

export type Assessment = Record<(typeof ASSESSMENT_FIELDS)[number], string>;

export const PROGRESS_FIELDS = [
  'dayNumber',
  'currentWeight',
  'goalWeight',
  'problemsFaced',
  'problemsResolved',
  'dietWorkoutProblems',
  'positiveChanges',
  'habitsIncluded',
  'habitsDifficult',
  'appFeedback',
  'suggestions',
  'likedFeatures',
  'coachReview',
  'periodDetails',
] as const;

export const BODY_PARTS = [
  'Chest',
  'RightArm',
  'LeftArm',
  'BellyButton',
  'Waist',
  'Hips',
  'LeftThigh',
  'RightThigh',
  'Wrist',
] as const;

export type BodyPart = (typeof BODY_PARTS)[number];

/** One part of the body, in inches; `''` where it was not measured. */
export interface Measurement {
  part: BodyPart;
  day1: string;
  current: string;
}

/** A report that the user writes on her progress from time to time. */
export interface ProgressEntry {
  answers: Record<(typeof PROGRESS_FIELDS)[number], string>;
  measurements: Measurement[];
}

/** What a user paid, as text; `file` is a stored image. */
export const PAYMENT_FIELDS = [
  'file',
  'amount',
  'currency',
  'paymentMethod',
  'status',
  'paymentIntentId',
  'createdAt',
  'updatedAt',
] as const;

export type Payment = Record<(typeof PAYMENT_FIELDS)[number], string>;

/** A user's completed workouts and habits. */
export interface UserProgress {
  totalWorkouts: number;
  completedWorkouts: number;
  habits: { name: string; isCompleted: boolean }[];
}
