import { useMemo, useState } from 'react';
import { Badge, Button, Form, Nav, Table } from 'react-bootstrap';
import { api, RELOAD } from './api.js';
import { late } from './late.js';

const useAddUser = late(async () => (await import('./addUser.jsx')).AddUser);

const NONE = [];
/** @type {{ field: string | null, sign: number }} */
const NO_ORDER = { field: null, sign: 1 };
const TABS = ['All', 'Active', 'Inactive', 'Archived'];
const PAGE = 10;

const COLUMNS = { Name: 'name', Email: 'email', Phone: 'phone', Plan: 'plan', Status: 'status', Duration: 'createdAt' };

const collator = new Intl.Collator('en', { numeric: true });
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** The rows of a tab that match the search. */
function find(rows, tab, search) {
  const wanted = search.trim().toLowerCase();
  const status = tab === 'Active' || tab === 'Inactive' ? tab : null;
  if (!wanted && !status) return rows;
  return rows.filter(
    (row) =>
      (!status || row.status === status) && (row.text.includes(wanted) || row.status.toLowerCase().startsWith(wanted)),
  );
}

function useOrder(rows, { field, sign }) {
  return useMemo(
    () => (field ? rows.toSorted((a, b) => sign * collator.compare(a[field], b[field])) : rows),
    [rows, field, sign],
  );
}

/** A header turns from no order to ascending, then to descending. */
const nextOrder = (order, field) => {
  if (order.field !== field) return { field, sign: 1 };
  return order.sign === 1 ? { field, sign: -1 } : NO_ORDER;
};

export function Users() {
  const { data = NONE } = api.useUsersQuery(undefined, RELOAD);
  const [{ tab, search, order, page }, setView] = useState({ tab: 'All', search: '', order: NO_ORDER, page: 1 });
  const [isAdding, setAdding] = useState(false);
  const AddUser = useAddUser(isAdding);
  const rows = useOrder(data, order);
  const found = useMemo(() => find(rows, tab, search), [rows, tab, search]);
  const last = Math.max(1, Math.ceil(found.length / PAGE));
  const change = (changed) => setView((view) => ({ ...view, page: 1, ...changed }));
  const turn = (name, to) => (
    <Button
      aria-label={`${name} page`}
      disabled={to < 1 || to > last || to === page}
      onClick={() => change({ page: to })}
    >
      {name}
    </Button>
  );
  return (
    <>
      <Nav role="tablist" variant="tabs" activeKey={tab} onSelect={(name) => change({ tab: name })}>
        {TABS.map((name) => (
          <Nav.Link key={name} eventKey={name}>
            {name}
          </Nav.Link>
        ))}
      </Nav>
      <Form.Control
        type="search"
        aria-label="Search by name, email or phone"
        value={search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Button onClick={() => setAdding(true)}>Add user</Button>
      <Table>
        <thead>
          <tr>
            {Object.entries(COLUMNS).map(([name, field]) => (
              <th key={name}>
                <Button onClick={() => change({ order: nextOrder(order, field) })}>{name}</Button>
              </th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {found.slice((page - 1) * PAGE, page * PAGE).map((row) => (
            <tr key={row.id}>
              <td>{row.name}</td>
              <td>{row.email}</td>
              <td>{row.phone}</td>
              <td>{row.plan}</td>
              <td>
                <Badge>{row.status}</Badge>
              </td>
              <td>{date.format(new Date(row.createdAt))}</td>
              <td>
                <Button aria-label={`Actions for ${row.name}`}>⋯</Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <span role="status">{rangeOf(page, found.length)}</span>
      {turn('First', 1)}
      {turn('Previous', page - 1)}
      {turn('Next', page + 1)}
      {turn('Last', last)}
      {isAdding && AddUser && <AddUser onClose={() => setAdding(false)} />}
    </>
  );
}

const figure = (number) => number.toLocaleString('en');

const rangeOf = (page, total) =>
  `${figure((page - 1) * PAGE + 1)}-${figure(Math.min(page * PAGE, total))} of ${figure(total)}`;
