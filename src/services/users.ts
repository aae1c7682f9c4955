import { api } from './http/api';
import { type Id } from './http/decode';
import { postForm } from './http/postForm';
import { post } from './http/request';
import { onSuccess, tellChange } from './http/tags';
import { toUserProgress, toUsers } from './userDecoders';
import { type User, type UserProgress } from './userTypes';

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
export interface AssignSupplements {
  userId: Id;
  supplementCategoryId: readonly Id[];
}

/** The list and the dashboard's counts show a user's changes. */
const CHANGED = ['User', 'Dashboard'] as const;
const userChanged = onSuccess(...CHANGED);

const activate = (id: Id) => post('users/update/status', { id });
const deactivate = (userId: Id) => post('users/deactivate', { userId });
const assign = (request: AssignSupplements) => post('supplements/assigned/supplements', request);

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
    activateUser: build.mutation<null, Id>({ query: activate, invalidatesTags: userChanged }),
    deactivateUser: build.mutation<null, Id>({ query: deactivate, invalidatesTags: userChanged }),
    deleteUser: build.mutation<null, Id>({
      query: (userId) => post('users/delete', { userId }),
      invalidatesTags: userChanged,
    }),
    updateBmr: build.mutation<null, { userId: Id; bmr: number }>({
      query: ({ userId, bmr }) => post('users/update/bmr', { userId, bmr }),
      invalidatesTags: onSuccess('User'),
    }),
    assignSupplements: build.mutation<null, AssignSupplements>({ query: assign, invalidatesTags: onSuccess('User') }),
    // For bulk actions, which load the lists again once, by `invalidateUsers`, after the last reply.
    activateOneOfMany: build.mutation<null, Id>({ query: activate }),
    deactivateOneOfMany: build.mutation<null, Id>({ query: deactivate }),
    assignToOneOfMany: build.mutation<null, AssignSupplements>({ query: assign }),
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
  useActivateOneOfManyMutation,
  useDeactivateOneOfManyMutation,
  useAssignToOneOfManyMutation,
} = usersApi;
