import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp } from 'react-bootstrap-icons';
import { FormCheck } from '@/components/form/FormCheck';
import { IconButton } from '@/components/button/IconButton';
import { isAlwaysShown, type ColumnChoice } from './arrange';
import { isControls, namingKey } from '@/components/table/column';
import { keptColumns } from './keptViews';
import { useKeptList } from '@/screen/kept/useKeptList';
import { useChosenColumns } from './useChosenColumns';
import { type ListTable, type OpenView } from '@/screen/viewMenu/viewProps';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The control of a column that has the focus, and keeps it when the column moves. */
type Control = 'shown' | 'up' | 'down';

/** Which columns the table shows, and in which order; nothing without a table. */
export const ColumnsPart = ({ table }: Pick<OpenView, 'table'>) => table && <TableColumns table={table} />;

function TableColumns<Row>({ table }: { table: ListTable<Row> }) {
  const id = useId();
  const [choice, change] = useKeptList(keptColumns(table.name));
  const columns = useChosenColumns(table).filter(({ key }) => !isControls(key));
  const naming = namingKey(columns);
  const [moved, setMoved] = useState({ key: '', control: 'shown' as Control, said: '' });
  const idOf = (key: string, control: Control) => `${id}${key}-${control}`;
  // In its new place in the document the control has lost the focus.
  useLayoutEffect(() => document.getElementById(idOf(moved.key, moved.control))?.focus(), [moved]); // eslint-disable-line react-hooks/exhaustive-deps -- `idOf` reads nothing that changes

  const keep = (next: readonly ColumnChoice[]) => {
    const own = table.columns.filter(({ key }) => !isControls(key));
    const isOwn = next.every(({ key, isHidden }, index) => !isHidden && key === own[index]!.key);
    change(isOwn ? [] : next);
  };
  const chosen = columns.map(({ key, isHidden = false }): ColumnChoice => ({ key, isHidden }));
  const move = (index: number, step: -1 | 1, control: Control) => {
    const [column, other] = [columns[index]!, columns[index + step]];
    if (!other || other.key === naming || column.key === naming) return;
    const next = chosen.with(index, chosen[index + step]!).with(index + step, chosen[index]!);
    keep(next);
    const said = `${column.header}, ${ORDINALS[index + step]} of ${NUMBERS[columns.length - 1]}`;
    setMoved({ key: column.key, control, said });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!step || !event.altKey) return;
    event.preventDefault();
    move(index, step, (event.target as HTMLElement).dataset.control as Control);
  };
  return (
    <section>
      <h3>
        Columns
        <button type="button" className="link" aria-disabled={choice.length === 0} onClick={() => change([])}>
          Reset
        </button>
      </h3>
      <ul className="columns" role="list" aria-label="Columns">
        {columns.map(({ key, header, isHidden }, index) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls have the focus
          <li
            key={key}
            className={`column ${moved.key === key ? 'is-moved' : ''}`}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <FormCheck
              className="form-check"
              id={idOf(key, 'shown')}
              data-control="shown"
              checked={!isHidden}
              disabled={isAlwaysShown(key, naming)}
              onChange={() => keep(chosen.with(index, { key, isHidden: !isHidden }))}
            >
              <span className="form-check-label">{header}</span>
              {key === naming && <span className="meta">always first</span>}
              {key !== naming && isAlwaysShown(key, naming) && <span className="meta">always shown</span>}
            </FormCheck>
            {key !== naming && (
              <span className="movers">
                {(['up', 'down'] as const).map((control) => {
                  const step = control === 'up' ? -1 : 1;
                  return (
                    <IconButton
                      key={control}
                      className="btn-sm"
                      icon={control === 'up' ? ArrowUp : ArrowDown}
                      label={`Move ${header} ${control}`}
                      id={idOf(key, control)}
                      data-control={control}
                      aria-disabled={index + step === 0 || index + step === columns.length}
                      onClick={() => move(index, step, control)}
                    />
                  );
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved.said}
      </p>
    </section>
  );
}
