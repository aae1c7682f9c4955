import { mixed, object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type SaveFolder } from '@/services/notifications';
import { type NotificationFolder } from '@/services/notificationTypes';

export interface FolderValues {
  name: string;
  /** A set, so that one change among 50,000 is fast. */
  users: ReadonlySet<Id>;
}

export const NEW_FOLDER: FolderValues = { name: '', users: new Set() };

/** No messages for single fields: both share the message INCOMPLETE. */
export const folderSchema = object({ name: string(), users: mixed<ReadonlySet<Id>>() });

export const INCOMPLETE = 'Please provide folder name and select at least one user';

export const toValues = ({ name, userIds }: NotificationFolder): FolderValues => ({ name, users: new Set(userIds) });

/** The request; null if the name or the users are missing. Without an id a folder is created. */
export function toRequest({ name, users }: FolderValues, id?: Id): SaveFolder | null {
  if (!name.trim() || users.size === 0) return null;
  return { id, name: name.trim(), users: [...users] };
}
