import { api } from './http/api';
import { type Id, flag, id, list, record, text, type Wire } from './http/decode';
import { entities, item, number, rows } from './http/decodeRows';
import { log } from './http/log';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange, type ById, type InRound } from './http/tags';
import { noteFault } from './http/unread';
import { isEmpty, noteUnread, toMeasurements, type Unread } from './measurements';
import {
  type User,
  type UserProgress,
  ASSESSMENT_FIELDS,
  PAYMENT_FIELDS,
  PROGRESS_FIELDS,
  type Assessment,
  type Payment,
  type ProgressEntry,
} from './userTypes';

const isPresent = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function pick<Name extends string>(row: Wire, names: readonly Name[]) {
  const picked = {} as Record<Name, string>;
  for (const name of names) picked[name] = text(row[name]);
  return picked;
}

const toAssessment = (value: unknown): Assessment | null =>
  isPresent(value) ? pick(record(value), ASSESSMENT_FIELDS) : null;

function toProgress(value: unknown, unread: Unread): ProgressEntry[] {
  if (!Array.isArray(value) && !isEmpty(value)) noteUnread(unread, 'userAssesmentProgresses');
  return mapped(value, 'userAssesmentProgresses', NO_PROGRESS, (entry) => {
    const row = record(entry);
    return { answers: pick(row, PROGRESS_FIELDS), measurements: toMeasurements(row, unread) };
  });
}

const toPayment = (value: unknown): Payment | null => (isPresent(value) ? pick(record(value), PAYMENT_FIELDS) : null);

const NO_TEXTS: string[] = [];
const NO_IDS: Id[] = [];
const NO_PROGRESS: ProgressEntry[] = [];

/** The parts that are not null. Users without any share one empty list, as most of 100,000 users have none. */
function mapped<T>(value: unknown, field: string, empty: T[], toPart: (row: unknown) => T | null): T[] {
  const rowsOfUser = list(value, field);
  if (rowsOfUser.length === 0) return empty;
  const parts: T[] = [];
  for (const row of rowsOfUser) {
    const part = toPart(row);
    if (part === null) noteFault('leftOut', field);
    else parts.push(part);
  }
  return parts;
}

const toPlanName = (row: unknown) => text(record(record(row).plan).name) || null;
const toFolderId = (row: unknown) => id(record(row).supplementsCategoryId);

/** One user; null without an id. Names of progress fields that cannot be shown are added to `unread`. */
export function toUser(row: Wire, unread: Unread): User | null {
  const userId = id(row.id);
  if (userId === null) return null;
  return {
    id: userId,
    firstName: text(row.firstName),
    lastName: text(row.lastName),
    email: text(row.email),
    phone: text(row.phoneNo),
    isActive: flag(row.isActive, 'isActive'),
    createdAt: text(row.createdAt),
    bmr: number(row.bmr, 'bmr'),
    plans: mapped(row.userPlans, 'userPlans', NO_TEXTS, toPlanName),
    supplementFolderIds: mapped(row.assignedSupplements, 'assignedSupplements', NO_IDS, toFolderId),
    assessment: toAssessment(row.userAssesmentForm),
    progress: toProgress(row.userAssesmentProgresses, unread),
    payment: toPayment(row.payment),
  };
}

/** The users of a reply. One line of the log names the fields with progress that the panel cannot show. */
export function toUsers(body: unknown) {
  const unread: Unread = new Set();
  const users = entities(rows(body, 'users'), (row) => toUser(row, unread));
  if (unread.size > 0) log.warn('fields not shown', { path: 'users/list', fields: [...unread].join(', ') });
  return users;
}

/** Null if the server has no progress of the user. */
export function toUserProgress(body: unknown): UserProgress | null {
  const row = item(body);
  if (!isPresent(row)) return null;
  return {
    totalWorkouts: number(row.totalWorkouts, 'totalWorkouts'),
    completedWorkouts: number(row.completedWorkouts, 'completedWorkouts'),
    habits: list(row.habits, 'habits').map((habit) => {
      const { name, completed } = record(habit);
      return { name: text(name), isCompleted: flag(completed, 'completed') };
    }),
  };
}

/** `image` is the picture of the transaction. */
export interface CreateUser {
  firstName: string;
  lastName: string;
  email: string;
  phoneNo: string;
  planId: Id;
  image: File;
}

/** The folders replace all that the user had. */
export interface AssignSupplements extends InRound {
  userId: Id;
  supplementCategoryId: readonly Id[];
}

/** The list and the dashboard's counts show a user's changes. */
const CHANGED = ['User', 'Dashboard', 'Candidate'] as const;
const userChanged = onSuccess(...CHANGED);

/** The app's users. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<readonly User[], void>({
      query: () => post('users/list', {}, toUsers),
      // Comparing 100,000 rows with their predecessors would cost more than rendering the page again.
      structuralSharing: false,
      providesTags: ['User'],
    }),
    getUserProgress: build.query<UserProgress | null, Id>({
      query: (userId) => post('users/progress', { userId }, toUserProgress),
      providesTags: (_result, _error, userId) => [{ type: 'UserProgress', id: userId }],
    }),
    createUser: build.mutation<null, CreateUser>({
      query: ({ image, firstName, lastName, email, phoneNo, planId }) =>
        postForm('users/create', { image, firstName, lastName, email, phoneNo, planId }),
      invalidatesTags: userChanged,
    }),
    activateUser: build.mutation<null, ById>({
      query: ({ id: userId }) => post('users/update/status', { id: userId }),
      invalidatesTags: userChanged,
    }),
    deactivateUser: build.mutation<null, ById>({
      query: ({ id: userId }) => post('users/deactivate', { userId }),
      invalidatesTags: userChanged,
    }),
    deleteUser: build.mutation<null, Id>({
      query: (userId) => post('users/delete', { userId }),
      // Her progress, posts, comments, and places in groups and folders go with her.
      invalidatesTags: onSuccess(
        ...CHANGED,
        'UserProgress',
        'Group',
        'GroupPosts',
        'Comments',
        'NotificationFolder',
        'Notification',
      ),
    }),
    updateBmr: build.mutation<null, { userId: Id; bmr: number }>({
      query: ({ userId, bmr }) => post('users/update/bmr', { userId, bmr }),
      invalidatesTags: onSuccess('User'),
    }),
    assignSupplements: build.mutation<null, AssignSupplements>({
      query: ({ userId, supplementCategoryId }) =>
        post('supplements/assigned/supplements', { userId, supplementCategoryId }),
      invalidatesTags: onSuccess('User'),
    }),
  }),
});

/** Loads everything that shows users again, in all tabs. */
export const invalidateUsers = () => api.util.invalidateTags([...tellChange(CHANGED)]);

export const {
  useListUsersQuery,
  useGetUserProgressQuery,
  useCreateUserMutation,
  useActivateUserMutation,
  useDeactivateUserMutation,
  useDeleteUserMutation,
  useUpdateBmrMutation,
  useAssignSupplementsMutation,
} = usersApi;
