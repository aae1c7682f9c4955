import { type YesNo } from '../../database/yesNo';

/** One assessment progress entry; measurements in inches, by part of the body except in the awkward scenario. */
export interface ProgressEntryRow {
  dayNumber: number;
  measurements: Record<string, Record<string, string | number> | number>;
  [answer: string]: unknown;
}

export interface PaymentRow {
  file: string;
  amount: string;
  currency: string;
  paymentMethod: string;
  status: string;
  paymentIntentId: string | null;
  createdAt: string;
  updatedAt: string;
}

/** An app user. */
export interface UserRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string | null;
  isActive: YesNo;
  createdAt: string;
  bmr: number | string | null;
  userPlans: { plan: { id: number | string; name: string } }[];
  assignedSupplements: { supplementsCategoryId: number | string }[];
  userAssesmentForm: Record<string, string | null> | null;
  userAssesmentProgresses: ProgressEntryRow[];
  payment: PaymentRow | null;
}

/** The workouts and habits of a user; a new user has no row. */
export interface UserProgressRow {
  id: string;
  userId: string;
  totalWorkouts: number;
  completedWorkouts: number;
  habits: { name: string; completed: boolean }[];
  /** How many meals the user posted in the last week. */
  mealPosts: number;
}

declare module '../../database/tables' {
  interface Tables {
    users: UserRow;
    userProgresses: UserProgressRow;
  }
}
