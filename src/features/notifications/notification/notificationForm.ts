import { object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type SaveNotification } from '@/services/notifications';
import { type Notification, type NotificationFolder } from '@/services/notificationTypes';

export interface NotificationValues {
  title: string;
  content: string;
  /** The folder's id as text, for the select; `''` for none. */
  folder: string;
}

export const NEW_NOTIFICATION: NotificationValues = { title: '', content: '', folder: '' };

/** No messages for single fields: all share the message INCOMPLETE. */
export const notificationSchema = object({ title: string(), content: string(), folder: string() });

export const INCOMPLETE = 'Please fill all fields and select a folder';

/** A deleted folder is not among the choices, so the select shows none. */
export const toValues = ({ title, content, folderId }: Notification): NotificationValues => ({
  title,
  content,
  folder: folderId === null ? '' : String(folderId),
});

/** The request, with the current users of the folder; null if a value is missing. */
export function toRequest(
  { title, content, folder }: NotificationValues,
  folders: readonly NotificationFolder[],
  id?: Id,
): SaveNotification | null {
  const chosen = folders.find((candidate) => String(candidate.id) === folder);
  if (!title.trim() || !content.trim() || !chosen) return null;
  return { id, title: title.trim(), content, folderId: chosen.id, userIds: chosen.userIds };
}
