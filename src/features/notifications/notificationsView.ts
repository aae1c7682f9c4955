import { compareText } from '@/components/format/order';
import { type Sort } from '@/components/table/sort';
import { NO_VALUE } from '@/components/table/texts';
import { type Notification } from '@/services/notificationTypes';

const KNOWN_STATUSES = [
  { label: 'Sent', tone: 'attention' },
  { label: 'Inprogress', tone: 'danger' },
  { label: 'Completed', tone: 'active' },
] as const;

const known = (status: string) =>
  KNOWN_STATUSES.find(({ label }) => label.toLowerCase() === status.trim().toLowerCase());

/** The status as a word and its colour; one that nobody knows stands as it came, in grey. */
export const statusOf = (status: string) =>
  known(status) ?? ({ label: status.trim() || NO_VALUE, tone: 'inactive' } as const);

/** Whether it is on its way or there already, so that sending it would send it again. */
export const wasSent = ({ status }: Notification) => known(status) !== undefined;

/** Why it cannot be sent; undefined where it can. */
export function unsendableReason({ recipientCount }: Notification): string | undefined {
  if (recipientCount === null) return 'Its folder is gone. Edit it to choose another one.';
  return recipientCount === 0 ? 'Its folder has no users.' : undefined;
}

/** What part of its recipients it was sent to, above 1 where they have become fewer; null where there are none. */
export const shareOf = ({ sentCount, recipientCount }: Notification) =>
  recipientCount ? sentCount / recipientCount : null;

/** The rows whose text holds the search, whatever its case. */
export function searchRows<Row>(rows: readonly Row[], textOf: (row: Row) => string, search: string): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  return wanted ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows;
}

export type SortValues<Row> = Partial<Record<string, (row: Row) => string | number>>;

function compared(one: string | number, other: string | number) {
  return typeof one === 'string' ? compareText(one, String(other)) : one - Number(other);
}

/** Equal ones, and all without a sort by a column that the table has, stay as the server sent them. */
export function sortRows<Row>(rows: readonly Row[], values: SortValues<Row>, sort: Sort | null): readonly Row[] {
  const valueOf = sort && values[sort.key];
  if (!valueOf) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => turn * compared(valueOf(one), valueOf(other)));
}
