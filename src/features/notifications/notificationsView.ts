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

/** The status as a word and a colour; an unknown one as the server sent it, in grey. */
export const statusOf = (status: string) =>
  known(status) ?? ({ label: status.trim() || NO_VALUE, tone: 'inactive' } as const);

/** Whether it was sent or is being sent, so that another Send would send it again. */
export const wasSent = ({ status }: Notification) => known(status) !== undefined;

/** Why it cannot be sent; undefined if it can. */
export function unsendableReason({ recipientCount }: Notification): string | undefined {
  if (recipientCount === null) return 'Its folder is gone. Edit it to choose another one.';
  return recipientCount === 0 ? 'Its folder has no users.' : undefined;
}

/** The share of its recipients that it was sent to, above 1 if there are fewer now; null if there are none. */
export const shareOf = ({ sentCount, recipientCount }: Notification) =>
  recipientCount ? sentCount / recipientCount : null;

/** The rows whose text contains the search text, ignoring case. */
export function searchRows<Row>(rows: readonly Row[], textOf: (row: Row) => string, search: string): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  return wanted ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows;
}

export type SortValues<Row> = Partial<Record<string, (row: Row) => string | number>>;

function compared(one: string | number, other: string | number) {
  return typeof one === 'string' ? compareText(one, String(other)) : one - Number(other);
}

/** Equal rows keep the server's order, as do all rows if the sort is null or its column is not in `values`. */
export function sortRows<Row>(rows: readonly Row[], values: SortValues<Row>, sort: Sort | null): readonly Row[] {
  const valueOf = sort && values[sort.key];
  if (!valueOf) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => turn * compared(valueOf(one), valueOf(other)));
}
