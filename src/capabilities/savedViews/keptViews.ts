import { text } from '@/services/http/decode';
import { type ColumnChoice } from './arrange';
import { keptList, type KeptList } from '@/screen/kept/keptList';

/** A view of a list that a person keeps under a name. */
export interface KeptView {
  name: string;
  /**
   * The query of its address, such as `?tab=inactive&sort=-name`. Searches for people are in it too, which addresses
   * leave out: it stays in this browser.
   */
  search: string;
  /** Whether the section opens with it. */
  isFirst?: boolean;
  /** The table whose columns it sets, and which; absent if it leaves the columns as they are. */
  table?: string;
  columns?: readonly ColumnChoice[];
}

/** The lists of one kind, by what they are of: each is made once. */
function lists<Item extends object>(kind: 'columns' | 'views', toItem: (row: Partial<Item>) => Item | null) {
  const known = new Map<string, KeptList<Item>>();
  return (of: string) => {
    const list = known.get(of) ?? keptList(`${kind} ${of}`, toItem);
    known.set(of, list);
    return list;
  };
}

const toChoice = (row: Partial<ColumnChoice> | null): ColumnChoice | null =>
  text(row?.key) ? { key: text(row?.key), isHidden: row?.isHidden === true } : null;

/** The columns that a person chose for a table, by its name; empty for the table's own. */
export const keptColumns = lists('columns', toChoice);

/** The views that are kept of a section, by its path. */
export const keptViews = lists<KeptView>('views', ({ name, search, isFirst, table, columns }) =>
  text(name) && typeof search === 'string'
    ? {
        name: text(name),
        search,
        ...(isFirst === true && { isFirst }),
        ...(Array.isArray(columns) && {
          table: text(table),
          columns: (columns as readonly ColumnChoice[]).flatMap((row) => toChoice(row) ?? []),
        }),
      }
    : null,
);
