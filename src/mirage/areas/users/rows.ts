import { type YesNo } from '../../database/yesNo';

/** A person who signs in to the panel: admins, sub-admins and, to be refused, a plain user. */
export interface EmployeeRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string;
  password: string;
  role: { title: string };
  roleId: string;
  /** A list, its JSON text, or its text separated by commas: real servers send all three. */
  modules: string[] | string | null;
  age: string | null;
  imageURL: string | null;
  about: string | null;
}

/** §3 Role. */
export interface RoleRow {
  id: string;
  title: string;
}

/** One assessment progress entry; measurements in inches by part of the body. */
export interface ProgressEntryRow {
  dayNumber: number;
  measurements: Record<string, { day1: string; current: string }>;
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

/** An app user (§3 User), and how far the person is (users/progress). */
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

/** How far a user is with workouts and habits; users without a row have no progress yet. */
export interface UserProgressRow {
  id: string;
  userId: string;
  totalWorkouts: number;
  completedWorkouts: number;
  habits: { name: string; completed: boolean }[];
  /** Meals that the user posted in the last week. */
  mealPosts: number;
}
