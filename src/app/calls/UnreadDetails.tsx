import { countOf } from '@/components/format/number';
import { type AllUnread, type Fault } from '@/services/http/unread';

const FAULTS: Record<Exclude<Fault, 'leftOut'>, string> = {
  word: 'an unknown word',
  number: 'not a number',
  list: 'not sent as a list',
};

/** Says how much of a reply could not be read; opened, which fields of which rows. */
export function UnreadDetails({ unread }: { unread: AllUnread }) {
  const entries = Object.values(unread);
  const leftOut = sum(entries.filter(({ fault }) => fault === 'leftOut'));
  const others = sum(entries) - leftOut;
  const parts = [
    leftOut > 0 && `${countOf(leftOut, 'row')} left out`,
    others > 0 && `${countOf(others, 'value')} not read as sent`,
  ];
  return (
    <details>
      <summary>{parts.filter(Boolean).join(', ')}</summary>
      <ul>
        {entries.map(({ fault, field, count, rows }) => (
          <li key={`${field} ${fault}`}>
            {fault === 'leftOut' ? `${field === 'row' ? 'Row' : field} left out` : `${field}: ${FAULTS[fault]}`}
            {rowsOf([...new Set(rows)].filter(Boolean), count > rows.length)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const sum = (entries: readonly { count: number }[]) => entries.reduce((total, { count }) => total + count, 0);

function rowsOf(rows: readonly string[], hasMore: boolean) {
  if (rows.length === 0) return '';
  return ` (${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}${hasMore ? ' …' : ''})`;
}
