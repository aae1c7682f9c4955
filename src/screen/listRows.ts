import { compareText } from '@/components/format/order';
import { type Column } from '@/components/table/column';
import { type Sort } from '@/components/table/sort';
import { fold } from '@/lib/fold';

type TextOf<Row> = (row: Row) => string;

/** Folded texts, cached by list and by the function that makes them, so that typing a search is fast. */
const cached = new WeakMap<TextOf<never>, WeakMap<readonly unknown[], string[]>>();

function foldedTexts<Row>(rows: readonly Row[], textOf: TextOf<Row>): string[] {
  const lists = cached.get(textOf) ?? new WeakMap<readonly unknown[], string[]>();
  cached.set(textOf, lists);
  const texts = lists.get(rows) ?? rows.map((row) => fold(textOf(row)));
  lists.set(rows, texts);
  return texts;
}

/** The rows whose text contains the search, both folded. Fast while `textOf` is the same. */
export function searchRows<Row>(rows: readonly Row[], textOf: TextOf<Row>, search: string): readonly Row[] {
  const wanted = fold(search);
  if (!wanted) return rows;
  const texts = foldedTexts(rows, textOf);
  return rows.filter((_row, index) => texts[index]!.includes(wanted));
}

function compared(one: string | number, other: string | number) {
  return typeof one === 'string' ? compareText(one, String(other)) : one - Number(other);
}

type Sorted<Row> = Pick<Column<Row>, 'key' | 'sort'>;

/** Equal rows keep the server's order, as do all rows if the sort is null or not that of a column that sorts. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Sorted<Row>[], sort: Sort | null) {
  const valueOf = sort && columns.find(({ key }) => key === sort.key)?.sort;
  if (!valueOf) return rows;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => turn * compared(valueOf(one), valueOf(other)));
}
