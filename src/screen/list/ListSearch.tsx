import { type ReactNode } from 'react';
import { SearchBox } from '@/components/search/SearchBox';
import { ViewButton } from '../viewMenu/ViewButton';
import { type ViewProps } from '../viewMenu/viewProps';
import { useListEvents, useListState } from './listContext';

interface Props<Row> extends Pick<ViewProps<Row>, 'table' | 'exported'> {
  /** Also the accessible name of the search. */
  placeholder?: string;
  /** A filter between the search and the View button. */
  children?: ReactNode;
}

/** The line that searches the list and says how it is shown; on a phone the link to the checks is in its menu. */
export function ListSearch<Row>({ table, exported, placeholder, children }: Props<Row>) {
  const { events } = useListEvents();
  const search = useListState((view) => view.search);
  return (
    <div className="search-row">
      <SearchBox value={search} onChange={events.searchChanged} placeholder={placeholder} />
      {children}
      <ViewButton table={table} exported={exported} />
    </div>
  );
}
