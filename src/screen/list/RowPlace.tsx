import { type Id } from '@/services/http/decode';
import { type Saved } from '../saved/savedState';
import { listPlace, tablePlace, type RecordPlace } from '../saved/recordPlace';
import { SavedPlace } from '../saved/SavedPlace';
import { useList } from './listContext';
import { findRows, useTable } from './tableContext';

export interface RowPlaceProps {
  saved: Saved;
  rows: readonly { id: Id }[];
}

/** Where the saved row is: on a page of the table, or in the list without the search. */
export function RowPlace({ saved: { id }, rows }: RowPlaceProps) {
  const { of } = useTable();
  const { view } = useList();
  const { search, page, size, sort = null } = view;
  let place: RecordPlace | undefined;
  if (page !== undefined && size !== undefined) {
    const inOrder = (wanted: string) => findRows(of, rows, wanted, sort);
    place = tablePlace({ id, view: { search, page, size }, find: inOrder, nameOf: of.nameOf });
  } else {
    const row = rows.find((candidate) => candidate.id === id);
    place = row && listPlace(of.nameOf(row), of.search([row], search).length > 0);
  }
  return <SavedPlace place={place} />;
}
