import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { id, jsonList, record, text, texts, type Id } from './http/decode';
import { entities, knownNumber, rows, withId, type Decoded } from './http/decodeRows';
import { patchCached } from './http/patchCached';
import { post } from './http/request';
import { onSuccess } from './http/tags';

/** No list, an empty one, or the text of either. */
const NOBODY = /^\s*(?:null|\[\s*\])?\s*$/;

/**
 * The distinct ids of users, from JSON text, a list, text with commas, or a list of the users themselves. Null where the
 * reply does not have them, or they cannot be read: that is not nobody.
 */
function userIds(value: unknown): Id[] | null {
  const found = new Set<Id>();
  const isJson = typeof value !== 'string' || /^\s*([[{]|null\s*$)/.test(value);
  for (const part of isJson ? jsonList(value, 'users') : texts(value, 'users')) {
    const userId = id(part) ?? id(record(part).id);
    if (userId !== null) found.add(userId);
  }
  return found.size > 0 || NOBODY.test(String(value)) ? [...found] : null;
}

const toFolder = withId((row) => ({
  name: text(row.name),
  /** Null where the reply does not say who is in it. */
  userIds: userIds(row.users),
}));

/** A folder of app users that notifications are sent to. */
export type NotificationFolder = Decoded<typeof toFolder>;

const toNotification = withId((row) => {
  const { notificationCategoriesFolder: itsFolder } = row;
  const folder = record(itsFolder);
  const folderId = id(row.folderId) ?? id(folder.id);
  return {
    title: text(row.title),
    content: text(row.content),
    /** As the server sends it: `Sent`, `Inprogress`, `Completed` or something else. */
    status: text(row.status),
    createdAt: text(row.createdAt),
    /** How many users it was sent to; null where that is not known. */
    sentCount: knownNumber(row.notificationsent, 'notificationsent'),
    folderId,
    /** `''` if the folder is deleted. */
    folderName: text(folder.name),
    /** Whether its folder is deleted, or it never had one. */
    isFolderGone: itsFolder === null || (itsFolder === undefined && folderId === null),
    /** How many users its folder has; null where that is not known. */
    recipientCount: userIds(folder.users)?.length ?? null,
  };
});

export type Notification = Decoded<typeof toNotification>;

/** Y is Active, N is Inactive, any other truthy value is Trial. */
function statusOf(isActive: unknown): 'Active' | 'Inactive' | 'Trial' | '' {
  if (isActive === 'Y') return 'Active';
  if (isActive === 'N') return 'Inactive';
  return isActive ? 'Trial' : '';
}

const toCandidate = withId((row) => ({
  firstName: text(row.firstName),
  lastName: text(row.lastName),
  email: text(row.email),
  status: statusOf(row.isActive),
}));

/** An app user who can be put into a folder. */
export type Candidate = Decoded<typeof toCandidate>;

export const toNotifications = (body: unknown) => entities(rows(body, 'notifications'), toNotification);

export const toFolders = (body: unknown) => entities(rows(body, 'folders'), toFolder);

/** Each user once, even if several filters find them. */
export function toCandidates(body: unknown): readonly Candidate[] {
  const known = new Map<Id, Candidate>();
  for (const candidate of entities(rows(body, 'users'), toCandidate))
    if (!known.has(candidate.id)) known.set(candidate.id, candidate);
  return Object.freeze([...known.values()]);
}

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
            patchCached(
              notificationsApi.endpoints.listNotifications,
              undefined,
              (notifications: readonly Notification[]) =>
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
