import { Model } from 'miragejs';

/*
 * The rows of the mock database. They hold what the wire holds (§3): `Y`/`N`, prices as text, lists as JSON text;
 * ids are text here, as Mirage keeps them, and numbers on the wire (`wire.ts`).
 */

type YesNo = 'Y' | 'N';

/** A person who signs in to the panel: admins, sub-admins and, to be refused, a plain user. */
export interface EmployeeRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string;
  password: string;
  role: { title: string };
  /** A list, or its text separated by commas: real servers send both. */
  modules: string[] | string;
}

export interface PlanRow {
  id: string;
  name: string;
  details: string;
  duration: string;
  price: string;
  actualPrice: string;
  discountPrice: string;
  discount: string;
  isFree: YesNo;
  isPopular: YesNo;
  /** A JSON list of texts. */
  features: string;
}

export interface SupplementFolderRow {
  id: string;
  title: string;
}

export interface SupplementRow {
  id: string;
  supplementsCategoryId: string;
  title: string;
  description: string;
  externalLink: string;
  dosage: string;
  image: string | null;
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
}

/** Every table of the mock database, by Mirage's name of the collection. */
export interface Tables {
  employees: EmployeeRow;
  plans: PlanRow;
  supplementFolders: SupplementFolderRow;
  supplements: SupplementRow;
  users: UserRow;
  userProgresses: UserProgressRow;
}

export const models = {
  employee: Model.extend<Partial<EmployeeRow>>({}),
  plan: Model.extend<Partial<PlanRow>>({}),
  supplementFolder: Model.extend<Partial<SupplementFolderRow>>({}),
  supplement: Model.extend<Partial<SupplementRow>>({}),
  user: Model.extend<Partial<UserRow>>({}),
  userProgress: Model.extend<Partial<UserProgressRow>>({}),
};
