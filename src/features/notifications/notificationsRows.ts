import { NO_VALUE } from '@/components/table/texts';
import { type Loaded } from '@/lib/loaded';
import { type Notification, type NotificationFolder } from '@/services/notifications';

export interface NotificationLists {
  notifications: Loaded<readonly Notification[]>;
  folders: Loaded<readonly NotificationFolder[]>;
}

const KNOWN_STATUSES = [
  { label: 'Sent', tone: 'attention' },
  { label: 'Inprogress', tone: 'danger' },
  { label: 'Completed', tone: 'active' },
] as const;

const known = (status: string) =>
  KNOWN_STATUSES.find(({ label }) => label.toLowerCase() === status.trim().toLowerCase());

/** The status as a word and a colour; an unknown status is shown as the server sent it, in grey. */
export const statusOf = (status: string) =>
  known(status) ?? ({ label: status.trim() || NO_VALUE, tone: 'inactive' } as const);

/** Whether it was sent or is being sent, so that another Send would send it again. */
export const wasSent = ({ status }: Notification) => known(status) !== undefined;

/** Why it cannot be sent; undefined if it can. */
export function unsendableReason({ isFolderGone, recipientCount }: Notification): string | undefined {
  if (isFolderGone) return 'Its folder is gone. Edit it to choose another one.';
  return recipientCount === 0 ? 'Its folder has no users.' : undefined;
}

/** The share of its recipients that it was sent to, above 1 if there are fewer now; null if there are none or either is not known. */
export const shareOf = ({ sentCount, recipientCount }: Notification) =>
  sentCount !== null && recipientCount ? sentCount / recipientCount : null;
