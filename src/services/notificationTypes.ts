import { type Id } from './http/decode';

/** A folder of app users that notifications are sent to (§3 Notification folder). */
export interface NotificationFolder {
  id: Id;
  name: string;
  userIds: Id[];
}

/** §3 Notification. */
export interface Notification {
  id: Id;
  title: string;
  content: string;
  /** As the server says it: `Sent`, `Inprogress`, `Completed` or something else. */
  status: string;
  /** ISO text, `''` where the server sends none. */
  createdAt: string;
  /** How many users it was sent to. */
  sentCount: number;
  /** Null where it has none. */
  folderId: Id | null;
  /** `''` where the folder is gone. */
  folderName: string;
  /** How many users its folder has; null where the folder is gone. */
  recipientCount: number | null;
}

/** An app user who can be put into a folder (§3 Folder candidate user). */
export interface Candidate {
  id: Id;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  status: 'Active' | 'Inactive' | 'Trial' | '';
}
