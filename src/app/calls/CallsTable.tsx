import { Fragment } from 'react';
import { StatusBadge } from '@/components/status/StatusBadge';
import { type CallEntry } from '@/services/http/callLog';
import { UnreadDetails } from './UnreadDetails';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export function CallsTable({ calls }: { calls: readonly CallEntry[] }) {
  if (calls.length === 0) return <p className="meta">No call was made yet.</p>;
  return (
    <table className="calls-table" aria-label="Calls">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Path</th>
          <th scope="col">Outcome</th>
          <th scope="col">Duration</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ number, startedAt, path, outcome, duration, unread }) => (
          <Fragment key={number}>
            <tr>
              <td className="figures">{time.format(startedAt)}</td>
              <th scope="row">{path}</th>
              <td>
                <StatusBadge tone={outcome === 'ok' ? 'active' : 'danger'}>{outcome}</StatusBadge>
              </td>
              <td className="figures">{`${duration} ms`}</td>
            </tr>
            {Object.keys(unread).length > 0 && (
              <tr className="unread">
                <td colSpan={4}>
                  <UnreadDetails unread={unread} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
