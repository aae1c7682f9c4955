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
  userIds: readonly Id[];
}

/** Without an id a folder is created. */
export interface SaveFolder {
  id?: Id;
  name: string;
  users: readonly Id[];
}

const inPath = (id: Id) => encodeURIComponent(String(id));

/** Notifications and the folders they go to; the named operations use the paths listed above them (readings). */
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
      // Else, should loading the list fail, its row would offer to send it for the first time once more.
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
      structuralSharing: false, // walking the ids of 50,000 users twice costs more than drawing the list again
      providesTags: ['NotificationFolder'],
    }),
    /** A notification shows its folder's name and users, so it changes with it. */
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
    /** The users whom any of the filters finds; kept under its filters, so a late reply never stands for others. */
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
