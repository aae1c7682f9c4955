import { type ContextType, type ReactNode } from 'react';
import { countOf } from '@/components/format/number';
import { type Id } from '@/services/http/decode';
import { Fills } from '../Fills';
import { useList } from './listContext';
import { underRows } from './listTools';
import { ListSearch } from './ListSearch';
import { OverList } from './OverList';
import { findRows, TableContext, type ShownTable } from './tableContext';

interface Props<Row> extends ShownTable<Row> {
  placeholder: string;
  /** First in the toolbar: how many rows there are, or tabs. */
  lead?: ReactNode;
  /** Classes beside those of a card. */
  className?: string;
  /** What is below the toolbar: `TableRows`, and `SavedRow` before it. */
  children: ReactNode;
}

/** The card with the table of a list, below what stands over it; its toolbar searches the list. */
export function TableCard<Row extends { id: Id }>({
  placeholder,
  lead,
  className = '',
  children,
  ...table
}: Props<Row>) {
  const { of, rows, isLoading } = table;
  const { view } = useList();
  const found = () => findRows(of, rows ?? [], view.search, view.sort ?? null);
  return (
    <>
      <OverList table={of.name} rows={rows && found} />
      <section className={`card fits ${className}`} aria-label={of.label} aria-busy={isLoading}>
        <div className="toolbar">
          {lead}
          <ListSearch
            placeholder={placeholder}
            table={of}
            exported={[{ ...of.exported, noun: of.noun, rows: found }]}
          />
        </div>
        <TableContext value={table as unknown as ContextType<typeof TableContext>}>{children}</TableContext>
        <Fills of={underRows} />
      </section>
    </>
  );
}

/** How many rows a list has, first in the toolbar. */
export const Counted = <Row,>({ of: { noun }, rows }: Pick<ShownTable<Row>, 'of' | 'rows'>) => (
  <p className="counted soft figures">{rows && countOf(rows.length, noun)}</p>
);
