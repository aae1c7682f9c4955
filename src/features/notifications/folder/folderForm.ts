import { mixed, object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type SaveFolder } from '@/services/notifications';
import { type NotificationFolder } from '@/services/notificationTypes';

export interface FolderValues {
  name: string;
  /** A set, so that one tick among 50,000 costs little. */
  users: ReadonlySet<Id>;
}

export const NEW_FOLDER: FolderValues = { name: '', users: new Set() };

/** Nothing is said of a single field: §5 has one sentence for both. */
export const folderSchema = object({ name: string(), users: mixed<ReadonlySet<Id>>() });

export const INCOMPLETE = 'Please provide folder name and select at least one user';

export const toValues = ({ name, userIds }: NotificationFolder): FolderValues => ({ name, users: new Set(userIds) });

/** The request; null where something is missing (§5). Without an id a folder is created. */
export function toRequest({ name, users }: FolderValues, id?: Id): SaveFolder | null {
  if (!name.trim() || users.size === 0) return null;
  return { id, name: name.trim(), users: [...users] };
}
