import { memo, type ReactNode } from 'react';
import { useCards } from '../layout/phone';
import { type Column } from './column';
import { type Sort } from './sort';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Rendered beside Sort by, such as `248 users`. */
  count: ReactNode;
}

interface Order {
  label: string;
  sort: Sort | null;
}

/** Sorts cards, which have no header: nothing where there is one. It and the header change the same state. */
export const SortRow = memo(function SortRow<Row>({ columns, sort, onSort, count }: Props<Row>) {
  if (!useCards()) return null;
  const orders: Order[] = [{ label: 'Default order', sort: null }, ...columns.flatMap(ordersOf)];
  const chosen = orders.findIndex(
    (order) => order.sort?.key === sort?.key && order.sort?.direction === sort?.direction,
  );
  return (
    <div className="sort-row">
      <span className="figures">{count}</span>
      <label>
        Sort by
        <select
          className="form-select"
          value={chosen}
          onChange={(event) => onSort(orders[Number(event.target.value)]!.sort)}
        >
          {orders.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}) as <Row>(props: Props<Row>) => ReactNode;

/** The names of both directions of a column. */
function ordersOf<Row>({ key, header, sort, orders }: Column<Row>): Order[] {
  if (!sort) return [];
  const [up, down] = orders ?? [`${header}, A to Z`, `${header}, Z to A`];
  return [
    { label: up, sort: { key, direction: 'asc' } },
    { label: down, sort: { key, direction: 'desc' } },
  ];
}

/** The count alone, where a search leaves nothing to sort: nothing above the cards moves while one types. */
export const CountRow = ({ count }: { count: ReactNode }) =>
  useCards() && (
    <div className="sort-row">
      <span className="figures">{count}</span>
    </div>
  );
