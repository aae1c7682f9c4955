import { type Id } from './http/decode';

/** A folder of app users that notifications are sent to. */
export interface NotificationFolder {
  id: Id;
  name: string;
  /** Null where the reply does not say who is in it. */
  userIds: Id[] | null;
}

export interface Notification {
  id: Id;
  title: string;
  content: string;
  /** As the server sends it: `Sent`, `Inprogress`, `Completed` or something else. */
  status: string;
  /** ISO text, `''` if the server sends none. */
  createdAt: string;
  /** How many users it was sent to; null where that is not known. */
  sentCount: number | null;
  /** Null if it has none. */
  folderId: Id | null;
  /** `''` if the folder is deleted. */
  folderName: string;
  /** Whether its folder is deleted, or it never had one. */
  isFolderGone: boolean;
  /** How many users its folder has; null where that is not known. */
  recipientCount: number | null;
}

/** An app user who can be put into a folder. */
export interface Candidate {
  id: Id;
  firstName: string;
  lastName: string;
  email: string;
  status: 'Active' | 'Inactive' | 'Trial' | '';
}

/** The filters by which the server finds users for a folder. */
export const USER_FILTERS = [
  'Inactive users',
  'Active users',
  'Progress less than 50',
  'Progress less than 70',
  'Progress more than 90',
  'User not doing workout',
  'User not posting meals',
  'Trial Users',
] as const;
