import { id, jsonList, record, text, texts, type Id, type Wire } from './http/decode';
import { entities, number, rows } from './http/decodeRows';
import { type Candidate, type Notification, type NotificationFolder } from './notificationTypes';

/** The distinct ids of users, from JSON text, a list, text with commas, or a list of the users themselves. */
function userIds(value: unknown): Id[] {
  const found = new Set<Id>();
  const isJson = typeof value !== 'string' || /^\s*([[{]|null\s*$)/.test(value);
  for (const part of isJson ? jsonList(value, 'users') : texts(value, 'users')) {
    const userId = id(part) ?? id(record(part).id);
    if (userId !== null) found.add(userId);
  }
  return [...found];
}

function toFolder(row: Wire): NotificationFolder | null {
  const folderId = id(row.id);
  return folderId === null ? null : { id: folderId, name: text(row.name), userIds: userIds(row.users) };
}

function toNotification(row: Wire): Notification | null {
  const notificationId = id(row.id);
  if (notificationId === null) return null;
  const folder = record(row.notificationCategoriesFolder);
  return {
    id: notificationId,
    title: text(row.title),
    content: text(row.content),
    status: text(row.status),
    createdAt: text(row.createdAt),
    sentCount: number(row.notificationsent, 'notificationsent'),
    folderId: id(row.folderId) ?? id(folder.id),
    folderName: text(folder.name),
    recipientCount: row.notificationCategoriesFolder ? userIds(folder.users).length : null,
  };
}

/** Y is Active, N is Inactive, any other truthy value is Trial. */
function statusOf(isActive: unknown): Candidate['status'] {
  if (isActive === 'Y') return 'Active';
  if (isActive === 'N') return 'Inactive';
  return isActive ? 'Trial' : '';
}

function toCandidate(row: Wire): Candidate | null {
  const candidateId = id(row.id);
  if (candidateId === null) return null;
  return {
    id: candidateId,
    firstName: text(row.firstName),
    lastName: text(row.lastName),
    email: text(row.email),
    phone: text(row.phoneNo),
    status: statusOf(row.isActive),
  };
}

export const toNotifications = (body: unknown) => entities(rows(body, 'notifications'), toNotification);

export const toFolders = (body: unknown) => entities(rows(body, 'folders'), toFolder);

/** Each user once, even if several filters find them. */
export function toCandidates(body: unknown): readonly Candidate[] {
  const known = new Map<Id, Candidate>();
  for (const candidate of entities(rows(body, 'users'), toCandidate))
    if (!known.has(candidate.id)) known.set(candidate.id, candidate);
  return Object.freeze([...known.values()]);
}
