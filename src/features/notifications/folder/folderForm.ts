import { mixed, object, string } from 'yup';
import { type Id } from '@/services/http/decode';
import { type SaveFolder, type NotificationFolder } from '@/services/notifications';

export interface FolderValues {
  name: string;
  /** A set, so that one change among 50,000 is fast. */
  users: ReadonlySet<Id>;
}

export const NEW_FOLDER: FolderValues = { name: '', users: new Set() };

/** The one message of both fields. */
const INCOMPLETE = { form: 'Please provide folder name and select at least one user' };

export const folderSchema = object({
  name: string().trim().required(INCOMPLETE),
  users: mixed<ReadonlySet<Id>>().test('one', INCOMPLETE, (users) => Boolean(users?.size)),
});

export const toValues = ({ name, userIds }: NotificationFolder): FolderValues => ({
  name,
  users: new Set(userIds ?? []),
});

/** The request for values that passed the schema; without an id a folder is created. */
export const toRequest = ({ name, users }: FolderValues, id?: Id): SaveFolder => ({
  id,
  name: name.trim(),
  users: [...users],
});
