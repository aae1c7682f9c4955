import { pageOf } from '@/components/table/pageOf';
import { type Id } from '@/services/http/decode';

/** Where a saved record is. */
export interface RecordPlace {
  /** The record's name. */
  name: string;
  /** Whether it is in the shown part of the list. */
  isShown: boolean;
  kind: 'tab' | 'page';
  /** Such as `Lunch › Soups`, or `page 3`. */
  title: string;
  /** The fields of the screen's state that lead there. */
  view: object;
}

interface Table<Row> {
  id: Id;
  view: { search: string; page: number; size: number };
  /** The rows that a search finds, in the table's order. */
  find: (search: string) => readonly Row[];
  nameOf: (row: Row) => string;
}

/** The page of a table that has the record; undefined if the table does not have it. */
export function tablePlace<Row extends { id: Id }>({ id, view, find, nameOf }: Table<Row>): RecordPlace | undefined {
  const { search, size } = view;
  const placeIn = (rows: readonly Row[]) => {
    const index = rows.findIndex((row) => row.id === id);
    return index < 0 ? undefined : { row: rows[index]!, page: Math.floor(index / size) + 1 };
  };
  const found = find(search);
  const here = placeIn(found);
  const there = here ?? placeIn(find(''));
  if (!there) return undefined;
  return {
    name: nameOf(there.row),
    isShown: here !== undefined && here.page === pageOf(found, view.page, size).current,
    kind: 'page',
    title: here ? `page ${here.page}` : `page ${there.page}, without the search`,
    view: here ? { page: here.page } : { search: '', page: there.page },
  };
}

interface Tab {
  name: string;
  title: string;
  /** Whether its tab is the shown one. */
  isOpen: boolean;
  /** Whether the search and the filters find it. */
  isFound: boolean;
  /** The fields of the state that show the tab. */
  view: object;
  /** Those that clear the search and the filters. */
  cleared: object;
}

/** The place of a record in a list with tabs. What finds the record stays, as it does in other tabs. */
export const tabPlace = ({ name, title, isOpen, isFound, view, cleared }: Tab): RecordPlace => ({
  name,
  isShown: isOpen && isFound,
  kind: 'tab',
  title,
  view: isFound ? view : { ...cleared, ...view },
});

/** The place of a record in a list that is shown whole, but for a search that may leave the record out. */
export const listPlace = (name: string, isFound: boolean) =>
  tabPlace({
    name,
    title: 'the list without the search',
    isOpen: true,
    isFound,
    view: {},
    cleared: { search: '' },
  });
