import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { type Id } from './http/decode';
import { toCandidates, toFolders, toNotifications } from './notificationDecoders';
import { type Candidate, type Notification, type NotificationFolder } from './notificationTypes';
import { post } from './http/request';
import { onSuccess } from './http/tags';

/** Without an id a notification is created. */
export interface SaveNotification {
  id?: Id;
  title: string;
  content: string;
  folderId: Id;
  /** Undefined where they are not known: the server knows the folder. */
  userIds: readonly Id[] | undefined;
}

/** Without an id a folder is created. */
export interface SaveFolder {
  id?: Id;
  name: string;
  users: readonly Id[];
}

const inPath = (id: Id) => encodeURIComponent(String(id));

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<readonly Notification[], void>({
      query: () => post('customNotification/list', {}, toNotifications),
      providesTags: ['Notification'],
    }),
    saveNotification: build.mutation<null, SaveNotification>({
      query: ({ id, ...fields }) =>
        post(id === undefined ? 'customNotification/create' : `customNotification/update/${inPath(id)}`, fields),
      invalidatesTags: onSuccess('Notification'),
    }),
    deleteNotification: build.mutation<null, Id>({
      query: (id) => post(`customNotification/delete/${inPath(id)}`),
      invalidatesTags: onSuccess('Notification'),
    }),
    sendNotification: build.mutation<null, Id>({
      query: (id) => post(`customNotification/send/${inPath(id)}`),
      // Without it, if the list fails to load again, the row would offer a first Send once more.
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () =>
          dispatch(
            notificationsApi.util.updateQueryData('listNotifications', undefined, (notifications) =>
              notifications.map((shown) => (shown.id === id ? { ...shown, status: 'Sent' } : shown)),
            ),
          ),
        ),
      invalidatesTags: onSuccess('Notification'),
    }),
    listFolders: build.query<readonly NotificationFolder[], void>({
      query: () => post('notificationCategoriesFolder/list', {}, toFolders),
      structuralSharing: false, // comparing the ids of 50,000 users costs more than rendering the list again
      providesTags: ['NotificationFolder'],
    }),
    /** Notifications show the name and the users of their folder, so they load again too. */
    saveFolder: build.mutation<null, SaveFolder>({
      query: ({ id, ...fields }) =>
        post(
          id === undefined
            ? 'notificationCategoriesFolder/create'
            : `notificationCategoriesFolder/update/${inPath(id)}`,
          fields,
        ),
      invalidatesTags: onSuccess('NotificationFolder', 'Notification'),
    }),
    deleteFolder: build.mutation<null, Id>({
      query: (id) => post(`notificationCategoriesFolder/delete/${inPath(id)}`),
      invalidatesTags: onSuccess('NotificationFolder', 'Notification'),
    }),
    /** The users who match any of the filters. */
    listCandidates: build.query<readonly Candidate[], readonly string[]>({
      query: (categories) => post('notificationCategoriesFolder/users', { categories }, toCandidates),
      structuralSharing: false,
      keepUnusedDataFor: 0,
      providesTags: ['Candidate'],
    }),
  }),
});

export const {
  useListNotificationsQuery,
  useSaveNotificationMutation,
  useDeleteNotificationMutation,
  useSendNotificationMutation,
  useListFoldersQuery,
  useSaveFolderMutation,
  useDeleteFolderMutation,
  useListCandidatesQuery,
} = notificationsApi;
