import { type ReactNode } from 'react';

/** The count alone, where a search leaves nothing to sort: on a phone nothing above the list moves while one types. */
export const CountRow = ({ count }: { count: ReactNode }) => (
  <div className="sort-row">
    <span className="figures">{count}</span>
  </div>
);
