import { useId, useSyncExternalStore, Fragment } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { XLg } from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { OVER_PAGE } from '@/components/dialog/overPage';
import { countOf } from '@/components/format/number';
import { StatusBadge } from '@/components/status/StatusBadge';
import { callLog, type CallEntry } from '@/services/http/callLog';
import { type AllUnread, type Fault } from '@/services/http/unread';
import './calls.scss';

/** Lists this session's calls, newest first: what a screen loaded, and loads that failed without a message. */
export function CallsDrawer({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const calls = useSyncExternalStore(callLog.subscribe, callLog.entries);
  return (
    <Offcanvas {...OVER_PAGE} show onHide={onClose} placement="end" aria-labelledby={titleId} className="calls">
      <Offcanvas.Header>
        <Offcanvas.Title as="h2" id={titleId} className="modal-title">
          Calls of this session
        </Offcanvas.Title>
        <IconButton className="push" icon={XLg} label="Close" onClick={onClose} />
      </Offcanvas.Header>
      <Offcanvas.Body role="group" aria-labelledby={titleId} tabIndex={0}>
        <CallsTable calls={calls} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

function CallsTable({ calls }: { calls: readonly CallEntry[] }) {
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

const FAULTS: Record<Exclude<Fault, 'leftOut'>, string> = {
  word: 'an unknown word',
  number: 'not a number',
  list: 'not sent as a list',
};

/** Says how much of a reply could not be read; opened, which fields of which rows. */
function UnreadDetails({ unread }: { unread: AllUnread }) {
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
