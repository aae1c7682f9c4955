import { object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type SaveNotification, type Notification, type NotificationFolder } from '@/services/notifications';

export interface NotificationValues {
  title: string;
  content: string;
  /** The folder's id as text, for the select; `''` for none. */
  folder: string;
}

export const NEW_NOTIFICATION: NotificationValues = { title: '', content: '', folder: '' };

/** The one message of all fields. */
const INCOMPLETE = { form: 'Please fill all fields and select a folder' };

const filled = string().trim().required(INCOMPLETE);

/** The folder has to be one of these. */
export const notificationSchema = (folders: readonly NotificationFolder[]) =>
  object({
    title: filled,
    content: filled,
    folder: filled.oneOf(
      folders.map(({ id }) => String(id)),
      INCOMPLETE,
    ),
  });

/** A deleted folder is not among the choices, so the select shows none. */
export const toValues = ({ title, content, folderId }: Notification): NotificationValues => ({
  title,
  content,
  folder: folderId === null ? '' : String(folderId),
});

/** The request for values that passed the schema of these folders, with the current users of the chosen one, where they are known. */
export function toRequest(
  { title, content, folder }: NotificationValues,
  folders: readonly NotificationFolder[],
  id?: Id,
): SaveNotification {
  const chosen = folders.find((candidate) => String(candidate.id) === folder)!;
  return { id, title: title.trim(), content, folderId: chosen.id, userIds: chosen.userIds ?? undefined };
}
